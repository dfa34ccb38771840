/**
 * Loaded into the product's process by `npm run bench -- profile` (`--import`): counts the statements that it sends, by
 * their text, and answers each message with the counts since the one before.
 */
import pg from 'pg';

let counts = new Map<string, number>();

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [asked] = args;
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

process.on('message', () => {
  process.send?.([...counts]);
  counts = new Map();
});
