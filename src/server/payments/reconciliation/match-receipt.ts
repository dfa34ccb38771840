import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { v5 } from 'uuid';
import { maskPhone, normalisePhone } from '#shared/phone.ts';
import type { App } from '../../app.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import { bookings } from '../../bookings/tables.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { ReceivedPayment } from '../../outside/daraja-received.ts';
import { maskText } from '../../redact.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { unattributedEntries } from '../ledger/postings.ts';
import { ledgerTransfers } from '../ledger/tables.ts';
import type { Attempt } from '../repository.ts';
import { settle } from '../settle.ts';
import { paymentAttempts, payments, type SettledBy } from '../tables.ts';
import { raiseIssue } from './raise-issue.ts';

/** Namespace of the postings of money without an owner; their cause is a receipt, which is no id. */
const receipts = '0199c3a2-5d7e-7000-8000-6d706573610a';
export const receiptSource = (receipt: string): string => v5(receipt, receipts);

/** What became of one receipt of the provider's list. */
export type Matched = 'known' | 'settled' | 'completed' | 'unattributed';

/**
 * One payment that M-Pesa lists. The account on it names the booking (its reference without hyphens) and its amount the
 * attempt: one that we had given up is settled as paid, one without a receipt gets it. What fits nothing is money
 * without an owner, and a case for a person. The same receipt again changes nothing.
 */
export function matchReceipt(app: App, found: ReceivedPayment, source: SettledBy): Promise<Matched> {
  return transaction(app, async (tx) => {
    const bookingId = await findNamedBooking(tx, found.accountReference);
    // Whoever settles locks the booking first: from here on nobody gives this receipt to an attempt of it.
    if (bookingId) await lockBooking(tx, bookingId);
    if (await isKnown(app, tx, found)) return 'known';
    const attempt = bookingId && (await findOpenAttempt(tx, bookingId, found));
    if (!attempt) return keepUnattributed(app, tx, found);
    const { receipt, amountMinor: receivedMinor } = found;
    const proof = { verified: true, receipt, receivedMinor, resultCode: '0' };
    const done = await settle(app, tx, attempt.id, { status: 'succeeded', proof }, source);
    return done === 'applied' ? 'settled' : 'completed';
  });
}

async function findNamedBooking(tx: Tx, account: string): Promise<string | undefined> {
  const [, year, number] = /^\s*BK[\s-]?(\d{4})[\s-]?(\d{3,6})\s*$/i.exec(account) ?? [];
  if (!year || !number) return undefined;
  const [booking] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, `BK-${year}-${number}`));
  return booking?.id;
}

/** A receipt that we have already, by an attempt or as money without an owner. */
async function isKnown(app: App, tx: Tx, { receipt, amountMinor }: ReceivedPayment): Promise<boolean> {
  const [attempt] = await tx
    .select({ id: paymentAttempts.id, receivedMinor: paymentAttempts.receivedMinor })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.receipt, receipt));
  if (attempt && attempt.receivedMinor !== amountMinor) {
    await raiseIssue(app, tx, {
      code: 'receipt_contradicted',
      subject: attempt.id,
      expected: attempt.receivedMinor,
      found: amountMinor,
      at: app.clock.now(),
    });
  }
  if (attempt) return true;
  const [posted] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'unattributed'), eq(ledgerTransfers.source, receiptSource(receipt))));
  return posted !== undefined;
}

/** The clocks of M-Pesa and ours need not agree to the second. */
const toleranceMs = 60_000;

/** Of the booking's pushes over this amount without a receipt, the last one sent before the money came. */
async function findOpenAttempt(tx: Tx, bookingId: string, found: ReceivedPayment): Promise<Attempt | undefined> {
  const rows = await tx
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(paymentAttempts.provider, 'daraja'),
        eq(paymentAttempts.amountMinor, found.amountMinor),
        isNull(paymentAttempts.receipt),
        isNotNull(paymentAttempts.sentAt),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
  const all = rows.map(({ attempt }) => attempt);
  const latest = found.at ? found.at.getTime() + toleranceMs : Number.POSITIVE_INFINITY;
  const before = all.filter(({ createdAt }) => createdAt.getTime() <= latest);
  return found.at ? before.at(-1) : (all.find(({ status }) => status === 'succeeded') ?? all.at(-1));
}

async function keepUnattributed(app: App, tx: Tx, found: ReceivedPayment): Promise<Matched> {
  const { receipt, amountMinor, accountReference } = found;
  const now = app.clock.now();
  const entries = unattributedEntries(amountMinor);
  const posted = await postLedger(tx, { kind: 'unattributed', source: receiptSource(receipt), entries, at: now });
  if (!posted) return 'known';
  await raiseIssue(app, tx, {
    code: 'unattributed_receipt',
    subject: receipt,
    found: { amountMinor, accountReference: withoutPhone(accountReference), at: found.at?.toISOString() ?? null },
    at: now,
  });
  return 'unattributed';
}

/** Who pays by hand may type anything as the account, their own phone too. */
function withoutPhone(typed: string): string {
  const phone = normalisePhone(typed);
  return phone ? maskPhone(phone) : maskText(typed);
}
