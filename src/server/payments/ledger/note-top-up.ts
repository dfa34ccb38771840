import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Also, type Tx, transaction } from '../../db/client.ts';
import { postLedger } from './post-ledger.ts';
import { ownMoveEntries } from './postings.ts';
import { ledgerEntries } from './tables.ts';

/** Namespace of the postings of shillings that a person moved; their cause is M-Pesa's reference, which is no id. */
const topUps = '0199c3a2-5d7e-7000-8000-746f70757073';

interface TopUp {
  /** Whole shillings, above 0. */
  amountKes: number;
  /** M-Pesa's receipt of the movement, from its portal. */
  reference: string;
}

/**
 * L12b: a person has moved shillings from the PayBill to the account we send from, in the M-Pesa portal. The same
 * reference and amount again change nothing.
 * @throws AppError receipt_used: the reference is that of another amount
 */
export async function noteTopUp(
  app: App,
  admin: { id: string },
  { amountKes, reference }: TopUp,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const source = v5(reference, topUps);
    const entries = ownMoveEntries('mpesa:collection:KES', 'mpesa:disburse:KES', amountKes * 100);
    if (await postLedger(tx, { kind: 'bank', source, entries, at })) {
      await recordAudit(tx, {
        actorId: admin.id,
        action: 'ledger.topped_up',
        subjectType: 'ledger',
        subjectId: source,
        detail: { amountKes, reference },
        at,
      });
    } else if ((await notedMinor(tx, source)) !== amountKes * 100) throw new AppError('receipt_used');
    await also?.(tx);
  });
}

async function notedMinor(tx: Tx, source: string): Promise<number | undefined> {
  const [noted] = await tx
    .select({ minor: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.kind, 'bank'),
        eq(ledgerEntries.source, source),
        eq(ledgerEntries.account, 'mpesa:disburse:KES'),
      ),
    );
  return noted?.minor;
}
