/**
 * Loaded into the product's process by `npm run bench -- profile` (`--import`): counts the statements that it sends, by
 * their text, and answers each message with the counts since the one before.
 */
import pg from 'pg';

let counts = new Map<string, number>();

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  for (const text of textsOf(args[0])) counts.set(text, (counts.get(text) ?? 0) + 1);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

/** One, or those that are sent together. */
function textsOf(asked: unknown): string[] {
  if (typeof asked === 'string') return [asked];
  const { text = '', texts = [text] } = asked as { text?: string; texts?: string[] };
  return texts;
}

process.on('message', () => {
  process.send?.([...counts]);
  counts = new Map();
});
