import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { makePerson } from '#tests/support/factories.ts';
import { forgetAnswers } from '../answers/forget-answers.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookings } from '../tables.ts';
import { companionChangesPerBooking } from './name-companions.ts';
import { vouchersPerBooking, vouchersPerPerson } from './send-voucher.ts';

let house: ProviderApp;
beforeAll(async () => {
  house = await openProvider();
});
afterAll(() => house.close());
beforeEach(() => house.at('2026-11-21T12:00:00'));

const names = ['Otieno Ouma', 'Wanjiru K. Njoroge'];

const name = (id: string, given: readonly unknown[], who = house.traveller, on = house) =>
  on.fastify.inject({
    ...{ method: 'PUT', url: `/api/bookings/${id}/companions`, payload: { names: given } },
    headers: { authorization: `Bearer ${who.token}` },
  });
const send = (id: string, email: string, who = house.traveller, on = house) =>
  on.post(`/api/bookings/${id}/voucher/send`, who, { email });
const seen = async (id: string, who = house.traveller): Promise<Booking> =>
  (await house.get(`/api/bookings/${id}`, who)).json();

async function named(
  input: Parameters<ProviderApp['booking']>[0] = {},
  changes: Parameters<ProviderApp['booking']>[1] = {},
) {
  const { id } = await house.booking({ guests: 3, ...input });
  expect((await name(id, names)).statusCode).toBe(200);
  await house.app.db
    .update(bookings)
    .set({ status: 'confirmed', ...changes })
    .where(eq(bookings.id, id));
  return id;
}

test('their traveller names at most as many as there are guests, sealed in the database, and takes them back', async () => {
  const { id } = await house.booking({ guests: 2 });
  expect((await seen(id)).companions).toEqual({ names: [], changeableUntil: '2026-11-30T15:00:00.000Z' });
  const answer = await name(id, ['  Otieno Ouma ', 'Wanjiru']);
  expect(answer.json().companions.names).toEqual(['Otieno Ouma', 'Wanjiru']);
  const [row] = await house.app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.companionsSealed).toMatch(/^[0-9a-f]{8}\./);
  expect(JSON.stringify(row)).not.toContain('Otieno');
  const many = await name(id, ['Otieno', 'Wanjiru', 'Achieng']);
  expect([many.statusCode, many.json().code]).toEqual([409, 'companions_many']);
  expect((await name(id, [])).json().companions.names).toEqual([]);
  const [empty] = await house.app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(empty?.companionsSealed).toBeNull();
});

test('what is no plain name is refused at its place', async () => {
  const { id } = await house.booking({ guests: 3 });
  const refused = await name(id, ['Otieno', 'Call 0712 345 678', 'www.example.com']);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { 'names.1': 'Please give the name only, without a phone number', 'names.2': expect.any(String) },
  ]);
  for (const wrong of [[' '], [7], ['x'.repeat(121)], Array(101).fill('Otieno')]) {
    expect((await name(id, wrong)).statusCode).toBe(400);
  }
  expect((await seen(id)).companions.names).toEqual([]);
});

test('until the evening before, and of no cancelled booking', async () => {
  const id = await named();
  house.at('2026-11-30T17:59:59');
  expect((await name(id, ['Otieno'])).statusCode).toBe(200);
  house.at('2026-11-30T18:00:00');
  expect((await name(id, ['Wanjiru'])).json().code).toBe('companions_closed');
  expect((await seen(id)).companions).toEqual({ names: ['Otieno'], changeableUntil: null });
  house.at('2026-11-21T12:00:00');
  const cancelled = await named({}, { status: 'cancelled', cancelReason: 'traveller' });
  expect((await name(cancelled, ['Otieno'])).json().code).toBe('companions_closed');
});

test('members who handle bookings read them, no one else at the provider does, and for strangers the booking is not there', async () => {
  const id = await named();
  expect((await seen(id, house.guide)).companions).toEqual({ names, changeableUntil: null });
  expect((await seen(id, house.clerk)).companions.names).toEqual([]);
  const admin = await makePerson(house.app, { role: 'admin' });
  expect((await seen(id, admin)).companions.names).toEqual([]);
  for (const who of [house.stranger, house.guide, house.owner, admin]) {
    expect((await name(id, ['Otieno'], who)).statusCode).toBe(404);
    expect((await send(id, 'otieno@example.com', who)).statusCode).toBe(404);
  }
  // Before the provider has agreed it reads no names, as it reads no phone.
  await house.app.db.update(bookings).set({ status: 'pending', approval: 'asked' }).where(eq(bookings.id, id));
  expect((await seen(id, house.guide)).companions.names).toEqual([]);
});

test('the voucher and the day sheet have them', async () => {
  const id = await named();
  const voucher = await house.get(`/api/bookings/${id}/voucher.pdf`, house.traveller);
  const { text } = await extractText(new Uint8Array(voucher.rawPayload), { mergePages: true });
  expect(text.replaceAll('\n', ' ')).toContain('Travelling along Otieno Ouma, Wanjiru K. Njoroge');
  const sheet: DaySheet = (await house.get('/api/provider/day-sheet?date=2026-12-01', house.guide)).json();
  const row = sheet.listings.flatMap(({ arrivals }) => arrivals).find((one) => one.id === id);
  expect(row?.companions).toEqual(names);
  const file = await house.get('/api/provider/day-sheet.pdf?date=2026-12-01', house.guide);
  const paper = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
  expect(paper.text.replaceAll('\n', ' ')).toContain('Travelling along: Otieno Ouma, Wanjiru K. Njoroge');
});

test('180 days after the trip, and 30 days after an unpaid booking ended, they are forgotten', async () => {
  const ago = (days: number) => new Date(house.clock.now().getTime() - days * 24 * 3_600_000);
  const lapsed = { status: 'cancelled', cancelReason: 'expired', confirmedAt: null } as const;
  const [old, young, ended] = [
    await named({}, { completesAt: ago(181) }),
    await named({}, { completesAt: ago(179) }),
    await named({}, { ...lapsed, cancelledAt: ago(31) }),
  ];
  for (let run = 0; run < 2; run += 1) await forgetAnswers(house.app);
  for (const id of [old, ended]) expect((await seen(id)).companions.names).toEqual([]);
  expect((await seen(young)).companions.names).toEqual(names);
});

test('a voucher is sent once there is one, by whoever has verified their own address', async () => {
  const { id } = await house.booking({ guests: 2 }, { status: 'pending' });
  expect((await send(id, 'otieno@example.com')).json().code).toBe('not_ready');
  await house.app.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id));
  const unverified = { emailVerifiedAt: null };
  await house.app.db.update(people).set(unverified).where(eq(people.id, house.traveller.id));
  expect((await send(id, 'otieno@example.com')).json().code).toBe('sender_unverified');
  await house.app.db
    .update(people)
    .set({ emailVerifiedAt: house.clock.now() })
    .where(eq(people.id, house.traveller.id));
  for (const wrong of ['', 'otieno', 'otieno@exämple.com']) expect((await send(id, wrong)).statusCode).toBe(400);
  house.ran.length = 0;
  expect((await send(id, ' otieno@example.com ')).json()).toEqual({ success: true });
  await house.drain();
  expect(house.ran).toEqual([`mail-companion-voucher ${id}`]);
  await house.app.db
    .update(bookings)
    .set({ status: 'cancelled', cancelReason: 'traveller' })
    .where(eq(bookings.id, id));
  expect((await send(id, 'otieno@example.com')).json().code).toBe('voucher_of_cancelled');
});

test('names of one booking are changed, and vouchers of a booking and of a person are sent, so often a day', async () => {
  const limited = await openProvider({ env: { RATE_LIMITS: 'on' } });
  try {
    const { traveller, app } = limited;
    await app.db.update(people).set({ emailVerifiedAt: limited.clock.now() }).where(eq(people.id, traveller.id));
    const [first, second, third] = [
      (await limited.booking()).id,
      (await limited.booking({ startDate: '2026-12-02' })).id,
      (await limited.booking({ startDate: '2026-12-03' })).id,
    ];
    const statuses = async (times: number, once: (at: number) => Promise<{ statusCode: number }>) => {
      const answers = [];
      for (let at = 0; at < times; at += 1) answers.push((await once(at)).statusCode);
      return answers;
    };
    const then429 = (most: number) => [...Array(most).fill(200), 429];
    const { most } = companionChangesPerBooking;
    const changed = await statuses(most + 1, (at) => name(first, [`Otieno ${'I'.repeat(at + 1)}`], traveller, limited));
    expect(changed).toEqual(then429(most));
    const sent = (id: string, times: number) =>
      statuses(times, (at) => send(id, `guest-${at}@example.com`, traveller, limited));
    expect(await sent(first, vouchersPerBooking.most + 1)).toEqual(then429(vouchersPerBooking.most));
    expect(await sent(second, 1)).toEqual([200]);
    const rest = vouchersPerPerson.most - vouchersPerBooking.most - 1;
    expect(await sent(third, rest + 1)).toEqual(then429(rest));
  } finally {
    await limited.close();
  }
});
