import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addDays, calendarDate, instantInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { makePerson } from '../support/factories.ts';
import { openScenario, type Stay } from '../support/scenario.ts';

const scenario = await openScenario();
const { app, clock } = scenario.product;
const VISA = '4242424242424242';

async function memberWith(...rights: ProviderRight[]) {
  const person = await makePerson(app);
  const [row] = await app.db.select().from(services).where(eq(services.id, scenario.serviceId));
  await addProviderMember(app, row?.providerId ?? '', { personId: person.id, rights });
  return person;
}
const owner = await memberWith('manage', 'bookings', 'money');

async function paid(): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, VISA);
  expect((await scenario.read(stay)).status).toBe('confirmed');
  return stay;
}

/** To 00:05 of the day after the trip. */
async function untilOver({ startDate }: Stay): Promise<void> {
  const over = startOfDayNairobi(addDays(calendarDate(startDate), 1)).getTime() + 300_000;
  await scenario.advance((over - clock.now().getTime()) / 1000);
  await scenario.product.drain();
}

const shareOf = async (stay: Stay, who = owner) => (await scenario.read(stay, who)).forMember?.share;

test('the share is announced from the booking on, and is what was posted once the trip is over', async () => {
  const unpaid = await scenario.book();
  const whole = { gross: 100, commission: 12, taxes: 0, net: 88 };
  expect(await shareOf(unpaid)).toEqual({ ...whole, earned: false });
  const stay = await paid();
  expect(await shareOf(stay)).toEqual({ ...whole, earned: false });
  await untilOver(stay);
  expect(await shareOf(stay)).toEqual({ ...whole, earned: true });
});

test('of a cancelled booking it is the share of what is kept', async () => {
  const stay = await paid();
  await scenario.cancel(stay, { reason: 'The road is closed.' }, owner);
  expect(await shareOf(stay)).toEqual({ gross: 0, commission: 0, taxes: 0, net: 0, earned: false });
});

test('a no-show is earned as any other trip, and is none that the traveller made', async () => {
  const stay = await paid();
  await showHistory(stay);
  const due = instantInNairobi(calendarDate(stay.startDate), '18:00');
  await scenario.advance((due.getTime() - clock.now().getTime()) / 1000);
  const marked = await scenario.call<Booking>(`/api/provider/bookings/${stay.id}/no-show`, {
    as: owner,
    method: 'POST',
  });
  expect([marked.status, marked.body.noShowAt]).toEqual([200, expect.any(String)]);
  await untilOver(stay);
  const { forMember } = await scenario.read(stay, owner);
  const share = { gross: 100, commission: 12, taxes: 0, net: 88, earned: true };
  expect(forMember).toMatchObject({ share, trips: 0 });
  const { status, refunds, noShowAt } = await scenario.read(stay);
  expect([status, refunds, noShowAt]).toEqual(['completed', [], marked.body.noShowAt]);
});

test('the share is for members with `money`, the trips of the traveller for those with `bookings`, if they show them', async () => {
  const stay = await paid();
  const [handler, clerk] = [await memberWith('bookings'), await memberWith('money')];
  const forMember = async (who: { id: string; email: string; token: string }) =>
    (await scenario.read(stay, who)).forMember;
  expect(await forMember(handler)).toMatchObject({ share: null, trips: null });
  expect(await forMember(clerk)).toEqual({
    ...{ trips: null, mayAnswer: false, mayCheckIn: false, mayMarkNoShow: false, noShowFrom: null },
    ...{ undoNoShowUntil: null, timeOff: null },
    share: { gross: 100, commission: 12, taxes: 0, net: 88, earned: false },
  });
  for (const who of [stay.traveller, await scenario.admin()]) expect(await forMember(who)).toBeNull();

  await showHistory(stay);
  expect((await forMember(handler))?.trips).toBe(0);
  expect((await forMember(clerk))?.trips).toBeNull();
  await untilOver(stay);
  expect((await forMember(handler))?.trips).toBe(1);
});

test('what our team refunds at the cost of the provider is told to it: by letter, in its earnings, at the booking', async () => {
  const stay = await paid();
  const host = await memberWith('manage', 'bookings', 'money');
  const toHost = 'The pool was closed.';
  const refund = async (bearer: 'us' | 'everyone', amount = 25) => {
    const body = { amount, bearer, reason: 'Ours alone', toHost };
    const as = await scenario.admin();
    expect((await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as, method: 'POST', body })).status).toBe(
      201,
    );
    await scenario.product.drain();
  };
  const letters = async () => {
    const all = (await app.mail.mailbox?.list()) ?? [];
    return all.filter(({ subject }) => subject === `A part of the price was refunded: ${stay.reference}`);
  };
  const seen = async (who?: Parameters<typeof scenario.read>[1]) => {
    const { refunds, timeline } = await scenario.read(stay, who);
    const granted = timeline.filter(({ event }) => event === 'refund_granted').map(({ by, reason }) => [by, reason]);
    return { granted, parts: refunds.map(({ hostPart, hostNote }) => [hostPart, hostNote]) };
  };
  // Before the trip everybody bears their share, whoever is named.
  await refund('us');
  expect(await letters()).toHaveLength(1);
  expect(await seen(host)).toEqual({ granted: [['admin', toHost]], parts: [[22, toHost]] });
  expect(await seen()).toEqual({ granted: [['admin', null]], parts: [[null, null]] });
  expect((await seen(await memberWith('bookings'))).parts).toEqual([[null, toHost]]);

  await untilOver(stay);
  await refund('us');
  expect(await letters()).toHaveLength(1);
  await refund('everyone', 10);
  const [letter, ...others] = await letters();
  expect(others).toHaveLength(1);
  expect(letter?.text).toContain('You bear: $8.80 USD');
  expect(letter?.text).toContain(`Reason: ${toHost}`);
  expect((await seen(host)).parts).toEqual([
    [22, toHost],
    [null, null],
    [8.8, toHost],
  ]);
  const earnings = await scenario.call<{ items: { kind: string; bookingId: string | null; net: number }[] }>(
    '/api/provider/earnings',
    { as: host },
  );
  const ofStay = earnings.body.items.filter(({ bookingId }) => bookingId === stay.reference);
  expect(ofStay.map(({ kind, net }) => [kind, net])).toEqual([
    ['refund', -8.8],
    ['earn', 66],
  ]);
  const day = (await scenario.read(stay)).endDate;
  const csv = await scenario.call<string>(`/api/provider/statement.csv?from=2026-01-01&to=${day}`, { as: host });
  expect(JSON.stringify(csv.body)).not.toContain('Correction');
});

async function showHistory({ traveller }: Stay): Promise<void> {
  const [row] = await app.db.select().from(people).where(eq(people.id, traveller.id));
  if (!row) throw new Error('There is no such person');
  const { preferences } = row;
  const privacy = { ...preferences.privacy, showBookingHistory: true };
  await app.db
    .update(people)
    .set({ preferences: { ...preferences, privacy } })
    .where(eq(people.id, traveller.id));
}
