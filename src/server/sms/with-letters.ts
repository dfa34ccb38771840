import { eq } from 'drizzle-orm';
import { bookingChanges } from '#server/bookings/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue, type registerWithJobs } from '#server/jobs/enqueue.ts';
import { findMailedRefund } from '#server/notifications/queries.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';

type WithLetters = Parameters<typeof registerWithJobs>[0];

const ofBooking =
  (...messages: SmsMessage[]) =>
  (tx: Tx, { bookingId }: { bookingId: string }): Promise<void> =>
    enqueue(tx, 'sms-about-booking', { bookingId, messages });

const ofChange =
  (message: SmsMessage) =>
  async (tx: Tx, { changeId }: { changeId: string }): Promise<void> => {
    const { bookingId } = bookingChanges;
    const [change] = await tx.select({ bookingId }).from(bookingChanges).where(eq(bookingChanges.id, changeId));
    if (!change) return;
    await enqueue(tx, 'sms-about-booking', { bookingId: change.bookingId, messages: [message], about: changeId });
  };

/** The text messages about a booking that go with a letter, wherever its job is written, in the same transaction. */
export const smsWithLetters: WithLetters = {
  'mail-booking-confirmed': ofBooking('payment', 'voucher'),
  'mail-booking-papers': (tx, { bookingId, askedAt }) =>
    enqueue(tx, 'sms-about-booking', { bookingId, messages: ['voucher'], about: askedAt }),
  'mail-request-accepted': ofBooking('accepted'),
  'mail-request-declined': ofBooking('declined'),
  'mail-request-unanswered': ofBooking('unanswered'),
  'mail-booking-cancelled': ofBooking('cancelled'),
  'mail-booking-changed': ofChange('changed'),
  'mail-change-for-you': ofChange('change_for_you'),
  'mail-change-accepted': ofChange('change_accepted'),
  'mail-change-declined': ofChange('change_declined'),
  'mail-change-unanswered': ofChange('change_unanswered'),
  async 'mail-refund-done'(tx, { refundId }) {
    const found = await findMailedRefund(tx, refundId);
    const [first] = found?.together ?? [];
    if (!found || !first) return;
    const bookingId = found.mailed.booking.id;
    await enqueue(tx, 'sms-about-booking', { bookingId, messages: ['refunded'], about: first.id });
  },
  'mail-payment-never-came': (tx, { bookingId, attemptId }) =>
    enqueue(tx, 'sms-about-booking', { bookingId, messages: ['never_came'], about: attemptId }),
  async 'mail-trip-reminder'(tx, { bookingId, stage, startDate }) {
    if (stage !== 'tomorrow') return;
    await enqueue(tx, 'sms-about-booking', { bookingId, messages: ['reminder'], about: startDate });
  },
  'mail-provider-booking-confirmed': ofBooking('host_booking'),
  'mail-provider-request': ofBooking('host_request'),
  'mail-provider-booking-cancelled': ofBooking('host_cancelled'),
};
