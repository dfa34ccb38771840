import { and, eq, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import { type Entry, type Posting, postLedger } from '../ledger/post-ledger.ts';
import { reversed, unattributedEntries } from '../ledger/postings.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { findAttempt } from '../queries.ts';

/** Namespace of those ids: the cause of such a posting is a receipt, which is none itself. */
const receipts = '0199c3a2-5d7e-7000-8000-6d706573610a';
/** The id under which the postings of a receipt without an owner are found: always the same for the same receipt. */
export const receiptSource = (receipt: string): string => v5(receipt, receipts);

/** Money of M-Pesa's that is nobody's yet. @returns false when this receipt was kept so before */
export function keepWithoutOwner(tx: Tx, receipt: string, amountMinor: number, at: Date): Promise<boolean> {
  const entries = unattributedEntries(amountMinor);
  return postLedger(tx, { kind: 'unattributed', source: receiptSource(receipt), entries, at });
}

/** Where it goes, if not to an attempt that books it itself, or back. */
interface Goes extends Pick<Posting, 'bookingId' | 'providerId'> {
  entriesFor: (kesMinor: number) => Entry[];
}

/**
 * What was kept under this receipt is somebody's, or has gone back by hand: it leaves `unattributed`, once.
 * @returns `taken`, or `gone` when it had left before, or `never` when it never was without an owner
 */
export async function takeFromUnattributed(
  tx: Tx,
  receipt: string,
  at: Date,
  { entriesFor, ...about }: Goes = { entriesFor: (kesMinor) => reversed(unattributedEntries(kesMinor)) },
): Promise<'taken' | 'gone' | 'never'> {
  const source = receiptSource(receipt);
  const amountMinor = await keptMinor(tx, source);
  if (amountMinor === 0) return 'never';
  const entries = entriesFor(amountMinor);
  return (await postLedger(tx, { ...about, kind: 'attributed', source, entries, at })) ? 'taken' : 'gone';
}

/** How much of this receipt's money is in the books without an owner, or once was; 0: none. */
export const keptWithoutOwner = (tx: Tx, receipt: string): Promise<number> => keptMinor(tx, receiptSource(receipt));

/** Whether this attempt has this receipt, and with it the money. */
export async function isReceiptOf(tx: Tx, attemptId: string, receipt: string): Promise<boolean> {
  return (await findAttempt(tx, attemptId))?.receipt === receipt;
}

async function keptMinor(tx: Tx, source: string): Promise<number> {
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
