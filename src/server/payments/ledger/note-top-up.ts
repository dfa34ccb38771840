import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { postLedger } from './post-ledger.ts';
import { ownMoveEntries } from './postings.ts';
import { ledgerEntries } from './tables.ts';

/** The UUID namespace of top-ups: the source of such a posting is derived from M-Pesa's reference, which is no UUID. */
const topUpNamespace = '0199c3a2-5d7e-7000-8000-746f70757073';

interface TopUp {
  /** Whole shillings, above 0. */
  amountKes: number;
  /** M-Pesa's receipt for the transfer, from its portal. */
  reference: string;
}

/**
 * L12b (docs/money.md): an admin has moved shillings in the M-Pesa portal from the PayBill to the disbursement account. The
 * same reference and amount a second time change nothing.
 * @throws AppError receipt_used when the reference was noted with another amount; and as `permitMove`
 */
export async function noteTopUp(
  app: App,
  admin: { id: string },
  { amountKes, reference }: TopUp,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const source = v5(reference, topUpNamespace);
    const entries = ownMoveEntries({
      from: 'mpesa:collection:KES',
      to: 'mpesa:disburse:KES',
      amountMinor: amountKes * 100,
    });
    if (await postLedger(tx, { kind: 'bank', source, entries, at })) {
      const kesMinor = amountKes * 100;
      await permitMove(tx, admin, {
        move: {
          ...{ act: 'ledger.top_up', payee: 'top-ups', usdCents: 0, kesMinor },
          subject: { type: 'ledger', id: source, name: reference },
          facts: { kesMinor },
        },
        ...{ consent, at },
      });
      await recordAudit(tx, {
        actorId: admin.id,
        action: 'ledger.topped_up',
        subjectType: 'ledger',
        subjectId: source,
        detail: { amountKes, reference },
        at,
      });
    } else if ((await postedMinor(tx, source)) !== amountKes * 100) throw new AppError('receipt_used');
    await inSameTx?.(tx);
  });
}

async function postedMinor(tx: Tx, source: string): Promise<number | undefined> {
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
