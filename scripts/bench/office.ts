import pg from 'pg';
import { shownMs, tableOf } from './figures.ts';
import type { HandWritten, OfficePage } from './hand-written.ts';
import { officePages } from './office-pages.ts';
import type { BenchOptions } from './options.ts';
import { endProcesses, nextMessage } from './processes.ts';
import { dataFolder, type Product, seed, startProduct } from './product.ts';
import type { Recorded } from './record-statements.ts';
import type { Say } from './stage.ts';

const usual = { services: 100_000, bookings: 1_000_000 };
/** What the product sends for a page takes at most so many times as long as the same by hand. */
const mostTimes = 2;
/** Differences below this are those of round trips, not of queries. */
const noticeableMs = 1;
/** Of so many rounds the fastest counts, which other work on the machine touched least. */
const roundsOfOne = 3;
/** Of a page that takes too long, so many statements are shown. */
const shownMost = 4;
const admin = { email: 'admin@twende.test', password: 'Karibu2026!' };

interface Compared {
  title: string;
  /** Milliseconds of each statement that the product sent. */
  sent: { text: string; ms: number }[];
  handMs: number;
}

const productMsOf = ({ sent }: Compared) => sent.reduce((sum, { ms }) => sum + ms, 0);
const isHeld = (one: Compared) =>
  productMsOf(one) <= mostTimes * one.handMs || productMsOf(one) - one.handMs < noticeableMs;

/**
 * Compares what each page of the back office asks of the database with the same rows read by statements written by hand, in
 * turn and over one connection, at 100,000 listings and 1,000,000 bookings unless other numbers are asked for.
 */
export async function benchOffice(options: BenchOptions, say: Say): Promise<void> {
  const { folder, remove } = await dataFolder(options);
  const { services = usual.services, bookings = usual.bookings } = options;
  const ends: (() => Promise<unknown>)[] = [remove, endProcesses];
  try {
    say(`Filling ${services} listings, ${bookings} bookings …`);
    await seed(folder, { services, bookings });
    say('Starting the product …');
    const recording = new URL('record-statements.ts', import.meta.url).href;
    const product = await startProduct(folder, ['--import', recording]);
    const pool = new pg.Pool({ connectionString: product.url, max: 1 });
    ends.push(() => pool.end());
    const compared = await comparedPages({ product, pool, rounds: options.rounds }, say);
    say(`\n${shownTable(compared)}\n`);
    for (const one of compared) if (!isHeld(one)) say(shownStatements(one));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

interface Office {
  product: Product;
  pool: pg.Pool;
  rounds: number;
}

async function comparedPages({ product, pool, rounds }: Office, say: Say): Promise<Compared[]> {
  const token = await signIn(product);
  const compared: Compared[] = [];
  for (const page of await officePages(pool)) {
    const { statements, answer } = await recordPage(product, page, token);
    const byHand: pg.QueryArrayConfig[] = page.byHand.map((one) => ({ ...one, rowMode: 'array' }));
    for (const line of await differencesOf(pool, { page, answer })) say(`Not the same rows: ${page.title}: ${line}`);
    const least = { product: statements.map(() => Infinity), hand: byHand.map(() => Infinity) };
    for (let round = 0; round < rounds * roundsOfOne; round += 1) {
      await timeEach(pool, statements, least.product);
      await timeEach(pool, byHand, least.hand);
    }
    const sent = statements.map(({ text }, index) => ({ text, ms: least.product[index] ?? Number.NaN }));
    compared.push({ title: page.title, sent, handMs: least.hand.reduce((sum, ms) => sum + ms, 0) });
  }
  return compared;
}

async function signIn({ origin }: Product): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  const { token } = (await sent.json()) as { token?: string };
  if (!token) throw new Error(`the admin could not sign in: ${sent.status}`);
  return token;
}

interface Answer {
  items?: { id?: string }[];
  total?: number;
}

/** The statements of a page that is opened for the second time. */
async function recordPage({ child, origin }: Product, { path }: OfficePage, token: string) {
  const open = async () => {
    const sent = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    if (!sent.ok) throw new Error(`GET ${path} was answered ${sent.status}`);
    return (await sent.json()) as Answer;
  };
  const statements = async () => {
    child.send('statements');
    return nextMessage<Recorded[]>(child, 5_000);
  };
  await open();
  await statements();
  const answer = await open();
  return { answer, statements: await statements() };
}

/** Of a list: the first statement by hand must find its rows, in the same order, and the last one their number. */
async function differencesOf(pool: pg.Pool, { page, answer }: { page: OfficePage; answer: Answer }): Promise<string[]> {
  const { items, total } = answer;
  const [rows, counted] = [page.byHand.at(0), page.byHand.at(-1)];
  if (!items || total === undefined || !rows || !counted) return [];
  const idsOf = async (one: HandWritten) =>
    (await pool.query<[unknown]>({ ...one, rowMode: 'array' })).rows.map(([first]) => String(first));
  const named = items.every(({ id }) => id !== undefined);
  const ids = (await idsOf(rows)).slice(0, items.length).join();
  const count = Math.min(10_000, Number((await idsOf(counted))[0]));
  return [
    ...(!named || ids === items.map(({ id }) => id).join() ? [] : ['other rows, or in another order']),
    ...(count === total ? [] : [`${count} by hand, ${total} answered`]),
  ];
}

/** Keeps the least milliseconds of each statement in `least`. */
async function timeEach(pool: pg.Pool, statements: readonly pg.QueryConfig[], least: number[]): Promise<void> {
  for (const [index, statement] of statements.entries()) {
    const begun = performance.now();
    await pool.query(statement);
    least[index] = Math.min(least[index] ?? Infinity, performance.now() - begun);
  }
}

function shownTable(compared: readonly Compared[]): string {
  const rows = compared.map((one) => {
    const ms = productMsOf(one);
    const times = `×${(ms / one.handMs).toFixed(2)}, ${isHeld(one) ? 'held' : 'not held'}`;
    return [one.title, String(one.sent.length), shownMs(ms), shownMs(one.handMs), times];
  });
  const head = ['page', 'statements', 'their ms', 'by hand', `at most ×${mostTimes.toFixed(2)}`];
  return tableOf([head, ...rows]);
}

/** What the statements of a page take that takes too long, the slowest first. */
function shownStatements({ title, sent }: Compared): string {
  const slowest = sent.toSorted((a, b) => b.ms - a.ms).slice(0, shownMost);
  const lines = slowest.map(({ text, ms }) => `  ${shownMs(ms)} ms  ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`);
  return `${title}:\n${lines.join('\n')}`;
}
