// Which addresses lead here from where.

/** Names that mean this machine to anyone who opens them, and so lead nobody else here. */
export function isOnlyHere(host: string): boolean {
  if (host === "0.0.0.0" || host === "[::]") return true;
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}

/** The same page under an address of the local network; empty where there is none. */
export function onNetwork(addresses: readonly string[], path: string): string {
  const [first] = addresses;
  return first === undefined ? "" : `${first}${path}`;
}
