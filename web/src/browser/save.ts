/** A text, or bytes, handed over as a file. */

export function save(name: string, what: string | Uint8Array<ArrayBuffer>, type = "text/plain"): void {
  const kind = typeof what === "string" ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob([what], { type: kind }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every system takes for a file. */
export function fileName(words: string, otherwise: string): string {
  const plain = words.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `${plain || otherwise}.txt`;
}
