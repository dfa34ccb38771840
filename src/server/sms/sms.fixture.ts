import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { bookingRows, payRow } from '#server/notifications/letters/rows.fixture.ts';
import type { SmsOutcome } from '#server/outside/sms-answers.ts';
import { paymentAttempts } from '#server/payments/records/tables.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';
import type { BookingStatus } from '#shared/states.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { smsJobs } from './jobs.ts';
import { smsRoutes } from './routes.ts';
import { smsMessagesSent } from './tables.ts';

interface SentSms {
  to: string;
  text: string;
}

export interface SmsApp extends TestApp {
  /** What the gateway was asked to send, in order. */
  sent: SentSms[];
  /** What the gateway answers from now on; by default that it has sent each, with ids of their own. */
  answer(outcome: SmsOutcome | undefined): void;
  /** Runs the job of a booking's messages, and answers what was sent meanwhile. */
  tell(bookingId: string, messages: SmsMessage[], about?: string): Promise<SentSms[]>;
}

export const sentAs = (messageId: string): SmsOutcome => ({
  ...{ kind: 'sent', messageId },
  cost: { currency: 'KES', tenThousandths: 8_000 },
});

/** An app whose gateway notes what it is asked to send. */
export async function createSmsApp(options: { env?: Record<string, string> } = {}): Promise<SmsApp> {
  const product = await createTestApp({ jobs: [...smsJobs, ...notificationsJobs], routes: [smsRoutes], ...options });
  const sent: SentSms[] = [];
  let outcome: SmsOutcome | undefined;
  product.app.sms = {
    async send(message) {
      sent.push(message);
      return outcome ?? sentAs(`ATXid_${newId()}`);
    },
  };
  return {
    ...product,
    sent,
    answer(next) {
      outcome = next;
    },
    async tell(bookingId, messages, about = '') {
      const before = sent.length;
      await transaction(product.app, (tx) => enqueue(tx, 'sms-about-booking', { bookingId, messages, about }));
      await product.drain();
      return sent.slice(before);
    },
  };
}

let references = 0;

interface Wished {
  status?: BookingStatus;
  language?: 'en' | 'sw';
  /** The number that was given with the booking; null: none. */
  phone?: string | null;
  /** Whether its traveller, who is the member of the business as well, wants text messages. */
  wants?: boolean;
  more?: Partial<typeof bookings.$inferInsert>;
}

/** A booking that was paid by M-Pesa, whose traveller and host want text messages. */
export async function smsBooking(app: App, wished: Wished = {}) {
  const { status = 'confirmed', language = 'en', phone = '+254712345678', wants = true, more = {} } = wished;
  references += 1;
  const reference = `BK-2026-${String(references).padStart(5, '0')}`;
  const { booking, paymentId, serviceId } = await bookingRows(app, reference, { status, language });
  if (status !== 'pending') {
    const receipt = `TKL${String(references).padStart(7, '0')}`;
    await payRow(app, { paymentId, money: { currency: 'KES', amountMinor: 2_645_500 }, receipt });
  }
  const contactPhoneSealed = phone === null ? null : app.secrets.seal(phone);
  await app.db
    .update(bookings)
    .set({ contactPhoneSealed, confirmedAt: status === 'pending' ? null : app.clock.now(), ...more })
    .where(eq(bookings.id, booking.id));
  await wantSms(app, booking.personId, wants);
  return { ...booking, paymentId, serviceId };
}

/** Switches text messages on or off in somebody's account. */
export async function wantSms(app: App, personId: string, wants: boolean): Promise<void> {
  const [person] = await app.db.select().from(people).where(eq(people.id, personId));
  if (!person) throw new Error('nobody');
  const notifications = { ...person.preferences.notifications, sms: wants };
  await app.db
    .update(people)
    .set({ preferences: { ...person.preferences, notifications } })
    .where(eq(people.id, personId));
}

/** The rows of a booking's messages, by what they are. */
export async function smsRows(
  app: App,
  bookingId: string,
): Promise<Record<string, typeof smsMessagesSent.$inferSelect>> {
  const rows = await app.db.select().from(smsMessagesSent).where(eq(smsMessagesSent.bookingId, bookingId));
  return Object.fromEntries(rows.map((row) => [row.message, row]));
}

/** Makes a booking's payment one by M-Pesa from this number, by whoever booked. */
export async function paidFrom(
  app: App,
  { paymentId, personId }: { paymentId: string; personId: string },
  phone: string,
): Promise<void> {
  const phoneKey = app.secrets.digest('phone', phone);
  await app.db.update(paymentAttempts).set({ phoneKey, personId }).where(eq(paymentAttempts.paymentId, paymentId));
}
