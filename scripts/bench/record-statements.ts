/**
 * Loaded into the product's process by `npm run bench -- office` (`--import`): keeps the statements by which it reads, with
 * their values, and answers each message with those since the one before.
 */
import pg from 'pg';

/** A statement as it was sent; named where it is prepared. */
export interface Recorded {
  text: string;
  values: unknown[];
  name?: string;
}

/** The queue of jobs and the versions of public answers are asked for all the time, whoever calls. */
const ofEveryMoment = /\bjobs\.(?:queue|version|bam|warning)\b|public_versions/i;
const reads = /^[\s(]*(?:select|with)\b(?!.*\bfor (?:update|share|no key update)\b)/is;
const isOfPage = (text: string) => reads.test(text) && !ofEveryMoment.test(text);
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
