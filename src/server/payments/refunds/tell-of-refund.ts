import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { RefundStatus } from '#shared/states.ts';
import { payments } from '../records/tables.ts';
import { placeOf } from './refund-place.ts';
import type { LockedRefund, Refund } from './repository.ts';
import { refunds } from './tables.ts';

const notSent: readonly RefundStatus[] = ['queued', 'sending', 'unknown', 'failed'];

/** In which states other refunds are still behind what the letter says. */
const behind = {
  'mail-refund-sent': notSent,
  'mail-refund-done': [...notSent, 'pending'],
} as const satisfies Record<string, readonly RefundStatus[]>;

/**
 * Writes the job of a letter about a refund. Refunds that were decided together and go to the same card or phone get one
 * letter, once the last of them has come so far. The caller has locked the booking, so that only one is the last.
 * @param key of the job
 */
export async function tellOfRefund(
  tx: Tx,
  name: keyof typeof behind,
  { refund, booking }: Pick<LockedRefund, 'refund' | 'booking'>,
  key: string,
): Promise<void> {
  const others = isByHand(refund) ? [] : await listOthers(tx, booking.id, refund);
  const states: readonly RefundStatus[] = behind[name];
  if (others.some(({ status }) => states.includes(status))) return;
  await enqueue(tx, name, { refundId: refund.id }, { key });
}

/**
 * Writes the job of the letter about a refund that a person sends from the start. Others of the same decision are told of
 * with the first of them.
 */
export async function tellOfManual(tx: Tx, refund: Refund, bookingId: string): Promise<void> {
  const others = await listOthers(tx, bookingId, refund);
  if (others.some(({ status }) => status === 'manual')) return;
  await enqueue(tx, 'mail-refund-manual', { refundId: refund.id }, { key: refund.id });
}

/**
 * A refund goes another way or is withdrawn: those for which the letter waited for it are told of if all of them are done.
 * @param refund as it was before
 */
export async function tellOfOthers(tx: Tx, refund: Refund): Promise<void> {
  if (isByHand(refund)) return;
  const [owner] = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  const others = owner ? await listOthers(tx, owner.bookingId, refund) : [];
  const last = others.at(-1);
  if (!last || others.some(({ status }) => status !== 'succeeded')) return;
  await enqueue(tx, 'mail-refund-done', { refundId: last.id }, { key: `${last.id}:without:${refund.id}` });
}

/** A person sends these one by one, so none waits for another. */
const isByHand = (refund: Refund) => placeOf(refund) === 'hand';

/** The other refunds of the same decision that go to the same place. By `payments_booking_seq` and `refunds_payment`. */
async function listOthers(tx: Tx, bookingId: string, refund: Refund): Promise<Refund[]> {
  const place = placeOf(refund);
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(refunds.createdAt, refund.createdAt),
        eq(refunds.reason, refund.reason),
        ne(refunds.status, 'withdrawn'),
        ne(refunds.id, refund.id),
      ),
    )
    .orderBy(refunds.id);
  return rows.map((row) => row.refund).filter((other) => placeOf(other) === place);
}
