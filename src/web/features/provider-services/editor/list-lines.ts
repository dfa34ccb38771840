/** The items of a list that is typed as a text, one in a line; blank lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Which list an error such as that of `facts.bring.en.3` belongs to, and which of its items, from 0; undefined for any other field. */
export function itemOf(field: string): { list: string; item: number } | undefined {
  const [, list = '', item] = /^(.+\.(?:en|sw))\.(\d+)$/.exec(field) ?? [];
  return item === undefined ? undefined : { list, item: Number(item) };
}

/** The line of the text, from 1, in which an item stands. */
export function lineOfItem(text: string, item: number): number {
  const typed = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
  return typed[item] ?? item + 1;
}
