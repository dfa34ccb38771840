import { and, eq, isNull, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { sha256 } from '#server/secrets.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { paymentAttempts } from '../records/tables.ts';
import { isMatchedFirst, oldestFirst } from './match-receipts.ts';
import { readStatement, type Statement } from './mpesa-statement.ts';
import { type LineOutcome, statementImports } from './tables.ts';

/** An admin who has so many statements under way imports no other one on their own. */
const openImportsMost = 3;

/**
 * Stores the payments in a statement of the M-Pesa portal, which a job then matches (`importLines`). Receipts that are known
 * stay as they are, and receipts that failed are counted, so the same file may be sent again.
 * @returns the id of the import
 * @throws AppError invalid_input with fields.csv when it is not such a statement, and with `line` where a line cannot
 *   be of our PayBill: then nothing of it is imported; statements_many; and as `permitMove`, for all of it before its first line
 */
export async function importStatement(
  app: App,
  admin: { id: string },
  csv: string,
  { consent, inSameTx }: MoveOptions<{ id: string }> = {},
): Promise<{ id: string }> {
  const statement = readStatement(csv, { shortCode: app.daraja?.shortcode, now: app.clock.now() });
  if (!statement) throw new AppError('invalid_input', { fields: { csv: 'invalid' } });
  // Checked before anything is written: money that was posted from a shifted row could not be recognised as wrong.
  if ('badLine' in statement) {
    throw new AppError('invalid_input', { fields: { csv: 'statement_line' }, line: statement.badLine });
  }
  return transaction(app, async (tx) => {
    const begun = consent && (await findImportOf(tx, consent.requestId));
    if (begun) return goOn(app, tx, begun);
    // Whoever consents decides about each of them, however many are under way.
    if (!consent) await limitOpen(tx, admin);
    await permitImport(app, tx, { admin, csv, payments: statement.payments, consent });
    const started = await insertImport(app, tx, { admin, statement, consent });
    await enqueue(tx, 'import-statement', { importId: started.id });
    await inSameTx?.(tx, started);
    return started;
  });
}

/** What was agreed to is tried again while it is under way. */
async function findImportOf(tx: Tx, consentId: string): Promise<Begun | undefined> {
  const { id, startedAt, finishedAt } = statementImports;
  const [begun] = await tx
    .select({ id, startedAt, finishedAt })
    .from(statementImports)
    .where(eq(statementImports.consentId, consentId));
  return begun;
}

type Begun = Pick<typeof statementImports.$inferSelect, 'id' | 'startedAt' | 'finishedAt'>;

/** An import takes minutes: after so long its job may be lost. */
const longMs = 3_600_000;

/** Writes the job again of an import that is not finished after an hour; once a day, since it may have failed for good. */
async function goOn({ clock }: App, tx: Tx, { id, startedAt, finishedAt }: Begun): Promise<{ id: string }> {
  const isLate = clock.now().getTime() - startedAt.getTime() >= longMs;
  if (finishedAt === null && isLate) {
    await enqueue(tx, 'import-statement', { importId: id }, { key: `${id}:${today(clock)}` });
  }
  return { id };
}

async function limitOpen(tx: Tx, admin: { id: string }): Promise<void> {
  // So that two at once are counted one after the other.
  await tx.select({ id: people.id }).from(people).where(eq(people.id, admin.id)).for('no key update');
  const isOpen = and(eq(statementImports.startedBy, admin.id), isNull(statementImports.finishedAt));
  if ((await tx.$count(statementImports, isOpen)) >= openImportsMost) throw new AppError('statements_many');
}

interface Started extends Pick<MoveOptions, 'consent'> {
  admin: { id: string };
  statement: Statement;
}

async function insertImport(app: App, tx: Tx, { admin, statement, consent }: Started): Promise<{ id: string }> {
  const { rows, skipped, payments } = statement;
  const [made] = await tx
    .insert(statementImports)
    .values({
      ...{ startedBy: admin.id, startedAt: app.clock.now(), consentId: consent?.requestId ?? null },
      ...{ rows, skipped, lines: payments.length },
    })
    .returning({ id: statementImports.id });
  if (!made) throw new Error('The import was not written');
  const inTurn = oldestFirst(payments);
  const sealed = inTurn.map((payment) => app.secrets.seal(JSON.stringify(payment)));
  const states = inTurn.map((payment) => (isMatchedFirst(payment) ? null : ('left' satisfies LineOutcome)));
  // Two parameters, however many there are.
  await tx.execute(sql`insert into statement_lines (import_id, number, sealed, became)
    select ${made.id}, at - 1, line, state
    from unnest(${sql.param(sealed)}::text[], ${sql.param(states)}::text[]) with ordinality as given(line, state, at)`);
  return made;
}

interface Import extends Pick<MoveOptions, 'consent'> {
  admin: { id: string };
  csv: string;
  payments: readonly ReceivedPayment[];
}

/**
 * A statement says that money came, which pays for bookings and may be refunded. Only receipts about which it changes
 * nothing do not count.
 */
async function permitImport(app: App, tx: Tx, { admin, csv, payments, consent }: Import): Promise<void> {
  const at = app.clock.now();
  const isKnown = await readKnown(
    tx,
    payments.map(({ receipt }) => receipt),
  );
  const kesMinor = payments.reduce((sum, one) => sum + (isKnown(one) ? 0 : one.amountMinor), 0);
  await permitMove(tx, admin, {
    move: {
      ...{ act: 'statement.import', payee: 'statements', later: true },
      ...{ usdCents: 0, kesMinor },
      subject: { type: 'mpesa_statement', id: sha256(csv).slice(0, 32), name: 'M-Pesa' },
      facts: { receipts: payments.length },
    },
    ...{ consent, at },
  });
}

/**
 * Which payments are accounted for as they are: of an attempt that succeeded with this amount and that M-Pesa itself has
 * confirmed, or posted as money without an owner. Any other receipt of an attempt would confirm its payment, or undo that
 * an admin noted it as never arrived.
 */
async function readKnown(tx: Tx, receipts: readonly string[]): Promise<(one: ReceivedPayment) => boolean> {
  // One parameter, however many there are: a statement takes 65,535 at most.
  const wanted = sql.param([...receipts]);
  const owners = await tx
    .select({
      receipt: paymentAttempts.receipt,
      receivedMinor: sql`coalesce(${paymentAttempts.receivedMinor}, ${paymentAttempts.amountMinor})`.mapWith(Number),
      isConfirmed: sql<boolean>`${paymentAttempts.status} = 'succeeded' and ${paymentAttempts.verified}`,
    })
    .from(paymentAttempts)
    .where(sql`${paymentAttempts.receipt} = any(${wanted}::text[])`);
  const kept = await tx
    .select({ receipt: reconciliationIssues.subject })
    .from(reconciliationIssues)
    .where(
      and(
        eq(reconciliationIssues.code, 'unattributed_receipt'),
        sql`${reconciliationIssues.subject} = any(${wanted}::text[])`,
      ),
    );
  const ownerOf = new Map(owners.map((owner) => [owner.receipt, owner]));
  const unattributed = new Set(kept.map(({ receipt }) => receipt));
  return ({ receipt, amountMinor }) => {
    const owner = ownerOf.get(receipt);
    return owner ? owner.isConfirmed && owner.receivedMinor === amountMinor : unattributed.has(receipt);
  };
}
