import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { finishImport } from './finish-import.ts';
import { matchReceipt } from './match-receipt.ts';
import { type LineOutcome, statementImports, statementLines } from './tables.ts';

/** So many payments are one run of the job: some seconds, so that a product that stops waits for no longer. */
const linesAStep = 100;

/**
 * Matches the next 100 payments of a statement, and writes the job for those that follow, or finishes the import. First all
 * those that have the amount of an attempt, then the others, as `matchReceipts`. Each is matched, noted and counted in one
 * transaction, so a run that was cut short is resumed where it stopped; a second run at the same time changes nothing.
 */
export async function importLines(app: App, importId: string): Promise<void> {
  for (const line of await listNextLines(app.db, importId, linesAStep)) await importLine(app, importId, line);
  await transaction(app, async (tx) => {
    const [next] = await listNextLines(tx, importId, 1);
    if (next) await enqueue(tx, 'import-statement', { importId });
    else await finishImport(tx, importId, app.clock.now());
  });
}

type Line = Pick<typeof statementLines.$inferSelect, 'number' | 'sealed' | 'became'>;

/** The first lines that were not looked at, or where there are none, of those that were left. */
async function listNextLines(db: DbOrTx, importId: string, most: number): Promise<Line[]> {
  const { number, sealed, became } = statementLines;
  const read = (isNext: typeof isNew) =>
    db
      .select({ number, sealed, became })
      .from(statementLines)
      .where(and(eq(statementLines.importId, importId), isNext))
      .orderBy(asc(number))
      .limit(most);
  const fresh = await read(isNew);
  return fresh.length > 0 ? fresh : read(isLeft);
}

const isNew = isNull(statementLines.became);
const isLeft = sql`${statementLines.became} = 'left'`;

/** Matches one payment. An error is its outcome, so that it does not stop the others. */
async function importLine(app: App, importId: string, line: Line): Promise<void> {
  const note = (tx: Tx, became: LineOutcome) => noteOutcome(tx, importId, line, became);
  try {
    const payment = paymentOf(app.secrets.open(line.sealed));
    const onlyEqualAmount = line.became === null ? true : undefined;
    await matchReceipt(app, payment, 'admin', { onlyEqualAmount, inSameTx: note });
  } catch (error) {
    app.log.error({ err: error, importId, line: line.number }, 'a payment of a statement could not be matched');
    await transaction(app, (tx) => note(tx, 'failed'));
  }
}

const Payment = z.object({
  ...{ receipt: z.string(), amountMinor: z.int(), accountReference: z.string() },
  at: z.coerce.date().optional(),
});

function paymentOf(text: string): ReceivedPayment {
  const { at, ...payment } = Payment.parse(JSON.parse(text));
  return { ...payment, ...(at && { at }) };
}

/** Notes and counts what became of a line, unless another run has done so. */
async function noteOutcome(tx: Tx, importId: string, line: Line, became: LineOutcome): Promise<void> {
  const isAsRead = line.became === null ? isNew : isLeft;
  const noted = await tx
    .update(statementLines)
    .set({ became })
    .where(and(eq(statementLines.importId, importId), eq(statementLines.number, line.number), isAsRead))
    .returning({ number: statementLines.number });
  if (noted.length === 0 || became === 'left') return;
  await tx
    .update(statementImports)
    .set({ done: sql`${statementImports.done} + 1` })
    .where(eq(statementImports.id, importId));
}
