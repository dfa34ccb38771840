import { and, eq, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { Tx } from '#server/db/client.ts';
import { type Entry, type Posting, postLedger } from './post-ledger.ts';
import { reversed, unattributedEntries } from './postings.ts';
import { ledgerEntries } from './tables.ts';

/** The UUID namespace of receipts: the source of such a posting is derived from the receipt, which is no UUID. */
const receiptNamespace = '0199c3a2-5d7e-7000-8000-6d706573610a';
/** The `source` of the postings of an unattributed receipt: the same for the same receipt. */
export const receiptSource = (receipt: string): string => v5(receipt, receiptNamespace);

interface UnattributedReceipt {
  receipt: string;
  /** Shillings × 100. */
  amountMinor: number;
  at: Date;
}

/** Posts money that M-Pesa received and that no attempt accounts for. @returns false when this receipt was posted so before */
export function postUnattributed(tx: Tx, { receipt, amountMinor, at }: UnattributedReceipt): Promise<boolean> {
  const entries = unattributedEntries(amountMinor);
  return postLedger(tx, { kind: 'unattributed', source: receiptSource(receipt), entries, at });
}

/** By default the posting of the receipt is reversed: its attempt posts the money itself, or it was sent back by hand. */
interface Release extends Pick<Posting, 'bookingId' | 'providerId' | 'at'> {
  receipt: string;
  entriesFor?: (kesMinor: number) => Entry[];
}

/**
 * Moves the money of a receipt out of `unattributed:KES`, once: its owner is known, or it was sent back by hand.
 * @returns `released`, or `released_before`, or `never_unattributed` when the receipt was never posted as unattributed
 */
export async function releaseUnattributed(
  tx: Tx,
  { receipt, at, entriesFor = (kesMinor) => reversed(unattributedEntries(kesMinor)), ...about }: Release,
): Promise<'released' | 'released_before' | 'never_unattributed'> {
  const source = receiptSource(receipt);
  const amountMinor = await postedMinor(tx, source);
  if (amountMinor === 0) return 'never_unattributed';
  const entries = entriesFor(amountMinor);
  return (await postLedger(tx, { ...about, kind: 'attributed', source, entries, at })) ? 'released' : 'released_before';
}

/** How much was posted as unattributed for this receipt, released since or not: shillings × 100; 0 when nothing was. */
export const unattributedMinorOf = (tx: Tx, receipt: string): Promise<number> =>
  postedMinor(tx, receiptSource(receipt));

async function postedMinor(tx: Tx, source: string): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.kind, 'unattributed'),
        eq(ledgerEntries.source, source),
        eq(ledgerEntries.account, 'mpesa:collection:KES'),
      ),
    );
  return sum?.minor ?? 0;
}
