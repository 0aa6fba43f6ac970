// What the names of several commands have in common, in whatever language they are: “sell” of all
// that is sold, “gehen” of all ways.

const wordsOf = (label: string): string[] => label.split(/\s+/).filter(Boolean);

/** How many words all of them begin with; of the shortest at least one is left. */
function shared(lists: readonly string[][]): number {
  const [first = []] = lists;
  const most = Math.min(...lists.map((words) => words.length)) - 1;
  let n = 0;
  while (n < most && lists.every((words) => words[n] === first[n])) n += 1;
  return n;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The words with which all of them begin, or else those with which all of them end. */
export function inCommon(labels: readonly string[]): string {
  const lists = labels.map(wordsOf);
  const first = lists[0] ?? [];
  const begin = first.slice(0, shared(lists));
  while (isNumber(begin.at(-1) ?? "")) begin.pop();
  if (begin.length) return begin.join(" ");
  const ends = shared(lists.map((words) => [...words].reverse()));
  return ends ? first.slice(-ends).join(" ") : "";
}

/** What is a label's own: without the words that all have in common, before it and behind it. */
export function ownWords(label: string, labels: readonly string[]): string {
  const lists = labels.map(wordsOf);
  const begin = shared(lists);
  const ends = shared(lists.map((words) => words.slice(begin).reverse()));
  const words = wordsOf(label).slice(begin);
  return words.slice(0, words.length - ends).join(" ");
}
