import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BookingChange, ChangeQuote } from '#shared/contracts/booking-changes.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import type { ExtraCount } from '#shared/extras.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { AnswersSent } from '#shared/questions.ts';
import {
  freshPhone,
  listService,
  openScenario,
  type Scenario,
  type Stay,
  type Traveller,
} from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';

// What the tests of this folder share. It is loaded anew for each test file, which thus has a product of its own.
export const scenario = await openScenario();
export const serviceId = await listService(scenario.product, 5_000, { capacity: 4 });

export const good = '4242424242424242';

export const declined = '4000000000000002';

/** What one guest more costs: USD 50.00 at 110. */
export const GUEST_KES = 5_500;

let day = 0;

/** A paid booking of USD 100.00, with two of four places on a day of its own. */
export async function paid(by: 'card' | 'mpesa', wish: Parameters<Scenario['book']>[0] = {}): Promise<Stay> {
  const startDate = addDays(calendarDate('2027-01-01'), 3 * ++day);
  const stay = await scenario.book({ serviceId, startDate, ...wish });
  if (by === 'card') await scenario.card(stay, good);
  else await scenario.prompt(stay, '40');
  await scenario.pass(6);
  expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed', change: null });
  return stay;
}

interface Wish {
  startDate?: string;
  endDate?: string;
  guests?: number;
  total?: number;
  refund?: number;
  pointsBack?: number;
  amountDue?: number;
  policy?: ChangeQuote['policy'];
  answers?: AnswersSent;
  extras?: ExtraCount[];
}

const wishFor = (stay: Stay, wish: Wish) => ({ startDate: stay.startDate, guests: 2, ...wish });

export const quote = (stay: Stay, wish: Wish, as: Traveller = stay.traveller) =>
  scenario.call<ChangeQuote>(`/api/bookings/${stay.id}/changes/quote`, { as, body: wishFor(stay, wish) });

export const change = (stay: Stay, wish: Wish & { key?: string }, as: Traveller = stay.traveller) => {
  const { key, ...body } = wish;
  return scenario.call<BookingChange>(`/api/bookings/${stay.id}/changes`, {
    as,
    body: wishFor(stay, body),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
};

export const giveUp = (stay: Stay, changeId: string, as: Traveller = stay.traveller) =>
  scenario.call<BookingChange>(`/api/bookings/${stay.id}/changes/${changeId}/cancel`, { method: 'POST', as });

/** Holds a change to three guests, USD 150.00. */
export async function addThirdGuest(stay: Stay): Promise<BookingChange> {
  const { status, body } = await change(stay, { guests: 3, total: 150 });
  expect([status, body.status]).toEqual([201, 'held']);
  return body;
}

export async function payByPhone(stay: Stay, phone = freshPhone()) {
  const { status, body } = await scenario.push(stay, phone, { amount: GUEST_KES });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
}

export async function taken(stay: Stay, date = stay.startDate): Promise<number> {
  const { rows } = await scenario.product.app.db.execute(
    sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${date}`,
  );
  return Number(rows[0]?.taken ?? 0);
}

/** The booking's deposit by the ledger, in cents. */
export async function deposit(stay: Stay): Promise<number> {
  const { ledger } = await stateOf(scenario.product, stay);
  return Object.values(ledger).reduce((sum, at) => sum - (at['customer:deposits:USD'] ?? 0), 0);
}

/** How many letters with this subject the traveller and the provider have got. */
export async function letters(stay: Stay, key: 'changed' | 'lapsed'): Promise<{ traveller: number; provider: number }> {
  const subject = translate('en', 'mail', `${key}.subject`, { reference: stay.reference });
  const box = ((await scenario.product.app.mail.mailbox?.list()) ?? []).filter((letter) => letter.subject === subject);
  const traveller = box.filter(({ to }) => to === stay.traveller.email).length;
  return { traveller, provider: box.length - traveller };
}
