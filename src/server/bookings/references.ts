import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { today } from '#shared/dates.ts';
import { bookingNumbers } from './tables.ts';

/** The numbers of one year that this process has reserved and not used. */
interface Block {
  next: number;
  end: number;
}

const blockSize = 20;

/** By database, then by year, since the demo's clock may change the year in either direction. */
const blocks = new WeakMap<Db, Map<number, Promise<Block>>>();

/**
 * The next free booking reference, such as BK-2026-014; the year is the present one in Nairobi. A process reserves blocks
 * of numbers in a transaction of their own, so that no booking waits for another one's commit; numbers that are left when
 * it ends are never used. Call it before opening a transaction: inside one it would wait for a second connection.
 */
export async function nextReference(app: App): Promise<string> {
  const year = Number(today(app.clock).slice(0, 4));
  const years = blocks.get(app.db) ?? new Map<number, Promise<Block>>();
  blocks.set(app.db, years);
  for (;;) {
    const taking = years.get(year) ?? takeBlock(app.db, year);
    years.set(year, taking);
    const block = await taking.catch((error: unknown) => {
      if (years.get(year) === taking) years.delete(year);
      throw error;
    });
    if (block.next < block.end) return referenceOf({ year, number: block.next++ });
    // The first caller to continue after a block is used up reserves the next one; the others then use that.
    if (years.get(year) === taking) years.delete(year);
  }
}

const referenceOf = ({ year, number }: { year: number; number: number }) =>
  `BK-${year}-${String(number).padStart(3, '0')}`;

async function takeBlock(db: Db, year: number): Promise<Block> {
  const [row] = await db
    .insert(bookingNumbers)
    .values({ year, next: 1 + blockSize })
    .onConflictDoUpdate({ target: bookingNumbers.year, set: { next: sql`${bookingNumbers.next} + ${blockSize}` } })
    .returning({ end: bookingNumbers.next });
  if (!row) throw new Error('No booking numbers were reserved');
  return { next: row.end - blockSize, end: row.end };
}

/**
 * Reserves a given reference, so that its number is not used again.
 * @throws RangeError unless it has the form BK-<year>-<number>
 */
export async function reserveReference(tx: Tx, reference: string): Promise<void> {
  const [, year, number] = /^BK-(\d{4})-(\d{3,6})$/.exec(reference) ?? [];
  if (!year || !number) throw new RangeError('A booking reference has the form BK-2026-001');
  const next = Number(number) + 1;
  await tx
    .insert(bookingNumbers)
    .values({ year: Number(year), next })
    .onConflictDoUpdate({ target: bookingNumbers.year, set: { next: sql`greatest(${bookingNumbers.next}, ${next})` } });
}
