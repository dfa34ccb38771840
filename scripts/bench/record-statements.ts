/**
 * Loaded into the product's process by `npm run bench -- office` (`--import`): keeps the statements by which requests read, with
 * their values, and answers each message with those since the one before. Those of jobs and timers are no part of a page.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import pg from 'pg';

/** A statement as it was sent; named where it is prepared. */
export interface Recorded {
  text: string;
  values: unknown[];
  name?: string;
}

const ofRequest = new AsyncLocalStorage<true>();
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitting(this: http.Server, ...event: Parameters<typeof emit>) {
  return String(event[0]) === 'request' ? ofRequest.run(true, () => emit.apply(this, event)) : emit.apply(this, event);
} as typeof emit;

const reads = /^[\s(]*(?:select|with)\b(?!.*\bfor (?:update|share|no key update)\b)/is;
const isOfPage = (text: string) => ofRequest.getStore() === true && reads.test(text);
const most = 1_000;
let recorded: Recorded[] = [];

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
  const statement = statementOf(args);
  if (statement && recorded.length < most && isOfPage(statement.text)) recorded.push(statement);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

function statementOf([asked, more]: unknown[]): Recorded | undefined {
  const { text, values, name } = typeof asked === 'string' ? { text: asked } : (asked as Partial<Recorded>);
  if (text === undefined) return undefined;
  return { text, values: values ?? (Array.isArray(more) ? more : []), ...(name !== undefined && { name }) };
}

process.on('message', () => {
  process.send?.(recorded);
  recorded = [];
});
