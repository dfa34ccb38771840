import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { updateRanked } from '#server/catalogue/repository.ts';
import { transaction } from '#server/db/client.ts';
import type { KeptAnswer } from '#server/kept/kept-answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import type { Shown } from '#server/kept/subjects.ts';
import type { TestProduct } from '../../support/product-on.ts';

/** Each round of a writer asks for a page size of its own, of which there are 50. */
const ROUNDS = 12;

interface Rated {
  id: string;
  reviewCount: number;
}

async function read<T>({ origin }: TestProduct, path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** How many reviews a product says that a listing has: what writers count up. */
export const countOf = async (product: TestProduct, id: string) =>
  (await read<Rated>(product, `/api/services/${id}`)).reviewCount;

/** The same in the list of its category. */
export async function countInList(product: TestProduct, id: string, query = 'category=safari'): Promise<number> {
  const { items } = await read<{ items: Rated[] }>(product, `/api/services?${query}`);
  return items.find((item) => item.id === id)?.reviewCount ?? -1;
}

/**
 * Adds a review to a listing's rating, as a review does. @returns how many it then has
 * @param beforeCommit is done when others do not see it yet
 */
export const rate = ({ app, clock }: TestProduct, id: string, beforeCommit = async () => {}) =>
  transaction(app, async (tx) => {
    await updateRanked(tx, id, { stars: { sum: 5, reviews: 1 }, at: clock.now() });
    const { rows } = await tx.execute<{ count: number }>(
      sql`select review_count as count from services where id = ${id}`,
    );
    await beforeCommit();
    return rows[0]?.count ?? -1;
  });

/** Adds a review that nobody notes, so that kept answers do not show it until they are dropped for another reason. */
export const rateUnnoted = ({ app }: TestProduct, id: string) =>
  app.db.execute(sql`update services set review_count = review_count + 1 where id = ${id}`);

/** What answers of a product are compared with. */
interface Racer {
  product: TestProduct;
  /** What it has acknowledged itself. */
  acknowledged: number;
  /** While it writes: resolved when the write is acknowledged. */
  writing: PromiseWithResolvers<void> | undefined;
  /** What is read before its write is committed. */
  address: string;
  /** Called when that has been read from the database. */
  onHeld(): void;
}

interface Race {
  writes: number;
  /** Answers that were older than what their product had acknowledged before it was asked. */
  older: string[];
  /** Answers that were older than an earlier one that the same reader got to the same question. */
  wentBack: string[];
}

/** What keeps answers from being old: those that were made while it changed are not kept, and own commits drop at once. */
type Guard = 'what changed meanwhile' | 'own commits';

/**
 * A writer and readers in each product. In each round an answer is read from the database before the writer commits, and is ready
 * only after the writer has been answered.
 */
export async function raceOn(
  products: readonly TestProduct[],
  id: string,
  { without }: { without?: Guard | undefined } = {},
): Promise<Race> {
  const race: Race = { older: [], wentBack: [], writes: products.length * ROUNDS };
  const racers: Racer[] = [];
  for (const product of products) {
    const { kept } = product.app;
    const acknowledged = await countOf(product, id);
    const racer: Racer = { product, acknowledged, writing: undefined, address: '', onHeld: () => {} };
    racers.push(racer);
    holdWhileWriting(racer, without === 'what changed meanwhile' ? keepingOld(kept.answers) : kept.answers.get);
    if (without === 'own commits') vi.spyOn(kept, 'moved').mockImplementation(() => {});
  }
  let writers = racers.length;
  const judge = async (racer: Racer, ask: () => Promise<number>, seen = 0) => {
    const least = racer.acknowledged;
    const count = await ask();
    const name = racer === racers[0] ? 'here' : 'there';
    if (count < least) race.older.push(`${name}: ${count} < ${least}`);
    if (count < seen) race.wentBack.push(`${name}: ${count} < ${seen}`);
    return Math.max(count, seen);
  };
  async function readOnAndOn(racer: Racer, ask: () => Promise<number>): Promise<void> {
    for (let seen = 0; writers > 0; ) seen = await judge(racer, ask, seen);
  }
  async function write(racer: Racer): Promise<void> {
    for (let round = 1; round <= ROUNDS; round++) await writeOnce(racer, id, judge, round);
    writers -= 1;
  }
  await Promise.all(
    racers.flatMap((racer) => [
      ...[1, 2].map(() => readOnAndOn(racer, () => countOf(racer.product, id))),
      readOnAndOn(racer, () => countInList(racer.product, id)),
      write(racer),
    ]),
  );
  return race;
}

async function writeOnce(
  racer: Racer,
  id: string,
  judge: (racer: Racer, ask: () => Promise<number>, seen?: number) => Promise<number>,
  round: number,
): Promise<void> {
  const query = `category=safari&pageSize=${round}`;
  const ask = () => countInList(racer.product, id, query);
  let early: Promise<number> | undefined;
  const count = await rate(racer.product, id, async () => {
    const held = Promise.withResolvers<void>();
    racer.writing = Promise.withResolvers<void>();
    racer.address = query;
    racer.onHeld = held.resolve;
    early = judge(racer, ask);
    // If it was kept before, it is not read from the database.
    await Promise.race([held.promise, early]);
  });
  racer.acknowledged = Math.max(racer.acknowledged, count);
  racer.writing?.resolve();
  racer.writing = undefined;
  await judge(racer, ask, await early);
}

/** An answer is ready only when its product has acknowledged what it is writing while the answer is read from the database. */
function holdWhileWriting(racer: Racer, get: KeptAnswers<KeptAnswer>['get']): void {
  vi.spyOn(racer.product.app.kept.answers, 'get').mockImplementation((key, { compute, bytesOf }) =>
    get(key, {
      bytesOf,
      async compute(shows) {
        const answer = await compute(shows);
        if (racer.address && key.endsWith(racer.address)) racer.onHeld();
        await racer.writing?.promise;
        return answer;
      },
    }),
  );
}

/** Without the guard an answer is kept although what it shows has changed while it was made. */
function keepingOld({ find, get }: KeptAnswers<KeptAnswer>): KeptAnswers<KeptAnswer>['get'] {
  return async (key, { compute, bytesOf }) => {
    const kept = find(key);
    if (kept) return kept;
    const said: (Shown | undefined)[] = [];
    const answer = await compute((shown) => void said.push(shown));
    return get(key, {
      bytesOf,
      async compute(shows) {
        for (const shown of said) shows(shown);
        return answer;
      },
    });
  };
}
