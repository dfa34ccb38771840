import { eq, sql } from 'drizzle-orm';
import { registerPerson } from '#server/accounts/register.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { calendarDate, today } from '#shared/dates.ts';
import type { BookedExtra } from '#shared/extras.ts';
import type { Lang } from '#shared/languages.ts';
import type { BookedGroup } from '#shared/party.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { freezePolicy } from '#shared/policy.ts';
import type { BookingStatus } from '#shared/states.ts';

/** What somebody chooses in their profile. */
export async function chooseLanguage(app: App, personId: string, language: Lang): Promise<void> {
  await app.db
    .update(people)
    .set({ preferences: sql`${people.preferences} || ${JSON.stringify({ language })}::jsonb` })
    .where(eq(people.id, personId));
}

interface RowState {
  status: BookingStatus;
  cancelReason?: string;
  language?: 'en' | 'sw';
  contactName?: string;
  party?: BookedGroup[];
  extras?: BookedExtra[];
}

/** A booking as letters read it; `language` is the traveller's and the provider's. */
export async function bookingRows(app: App, reference: string, state: RowState) {
  const now = app.clock.now();
  const { language = 'en', status, cancelReason, contactName = 'Amina Hassan', party = [], extras = [] } = state;
  const email = `${reference.toLowerCase()}@example.com`;
  const password = 'Savanna-2026-long';
  const { user } = await registerPerson(
    app,
    { name: 'Amina Hassan', email, password, role: 'user', language },
    { verified: true },
  );
  const { providerId, serviceId } = await listingRows(app, user.id);
  const [bookingId, paymentId] = [newId(), newId()];
  const startDate = calendarDate('2026-12-14');
  const [booking] = await app.db
    .insert(bookings)
    .values({
      id: bookingId,
      reference,
      personId: user.id,
      serviceId,
      providerId,
      status,
      cancelReason,
      startDate,
      endDate: calendarDate('2026-12-15'),
      guests: 2,
      ...{ party, extras },
      places: 2,
      priceUnit: 'person',
      lines: [],
      totalCents: 24_050,
      contactName,
      contactEmail: email,
      policy: freezePolicy('flexible', startDate, now),
      commissionBps: 1200,
      holdEndsAt: now,
      holdBaseEndsAt: now,
      completesAt: now,
      createdAt: now,
    })
    .returning();
  if (!booking) throw new Error('no booking');
  await app.db.insert(payments).values({ id: paymentId, bookingId, dueCents: 24_050, createdAt: now, updatedAt: now });
  return { booking, paymentId, serviceId };
}

/** An approved listing, and its provider with one member. */
async function listingRows(app: App, memberId: string): Promise<{ providerId: string; serviceId: string }> {
  const now = app.clock.now();
  const [providerId, serviceId] = [newId(), newId()];
  const place = { location: 'Maasai Mara', county: 'Narok', lat: -1.5, lon: 35.1 };
  const made = { createdAt: now, updatedAt: now };
  await app.db.insert(providers).values({
    id: providerId,
    name: 'Mara Trails',
    kind: 'tour',
    status: 'approved',
    email: 'mara@example.com',
    phoneSealed: app.secrets.seal('+254700000001'),
    ...place,
    ...made,
  });
  await app.db.insert(providerMembers).values({ providerId, personId: memberId, rights: ['manage'], createdAt: now });
  await app.db.insert(services).values({
    id: serviceId,
    providerId,
    category: 'safari',
    status: 'approved',
    titleEn: 'Dawn Drive & <Picnic>',
    titleSw: 'Safari ya Alfajiri',
    meetingPointEn: 'Wilson Airport, Nairobi',
    ...{ meetingLat: -1.319, meetingLon: 36.815 },
    priceUnit: 'person',
    priceCents: 12_000,
    priceFromCents: 12_000,
    priceToCents: 12_000,
    pricedOn: today(app.clock),
    capacity: 8,
    policy: 'flexible',
    ...place,
    ...made,
  });
  return { providerId, serviceId };
}

type Money = { currency: ChargeCurrency; amountMinor: number };

/** Another attempt that succeeded. */
interface PaidAttempt {
  paymentId: string;
  seq?: number;
  money: Money;
  receipt?: string;
}

export async function paidAttempt(app: App, { paymentId, seq = 1, money, receipt }: PaidAttempt) {
  const id = newId();
  await app.db.insert(paymentAttempts).values({
    id,
    paymentId,
    seq,
    provider: money.currency === 'KES' ? 'daraja' : 'stripe',
    status: 'succeeded',
    ...money,
    receivedMinor: money.amountMinor,
    usdCents: 24_050,
    personId: newId(),
    receipt,
    createdAt: app.clock.now(),
  });
  return id;
}

export function surplusRefund(app: App, of: RefundedPayment, money: Money) {
  return refundRow(app, of, { ...money, reason: 'surplus', usdCents: 0 });
}

type RefundRow = typeof refunds.$inferInsert;

/** What a refund is of; by default the traveller cancelled. */
interface RefundedPayment {
  paymentId: string;
  attemptId: string;
}

export async function refundRow(
  app: App,
  { paymentId, attemptId }: RefundedPayment,
  changes: Partial<RefundRow> & Money,
): Promise<string> {
  const row: RefundRow = {
    id: newId(),
    ...{ paymentId, attemptId, reason: 'policy', usdCents: 24_050, method: 'reversal', status: 'queued' },
    createdAt: app.clock.now(),
    ...changes,
  };
  await app.db.insert(refunds).values(row);
  return row.id ?? '';
}

/** Pays a booking's first payment by a successful attempt, as settling does. */
export async function payRow(app: App, { paymentId, money, receipt }: PaidAttempt): Promise<string> {
  const attemptId = await paidAttempt(app, { paymentId, money, ...(receipt && { receipt }) });
  const method = money.currency === 'KES' ? 'mpesa' : 'card';
  await app.db
    .update(payments)
    .set({ attemptId, method, status: 'completed', paidCents: 24_050, paidAt: app.clock.now() })
    .where(eq(payments.id, paymentId));
  return attemptId;
}
