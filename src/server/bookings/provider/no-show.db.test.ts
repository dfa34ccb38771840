import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { makePerson, makeService } from '#tests/support/factories.ts';
import { completeBooking } from '../complete-booking.ts';
import { inviteReview } from '../invite-review.ts';
import { bookings } from '../tables.ts';
import { openProvider, type ProviderApp } from './provider.fixture.ts';

let house: ProviderApp;
beforeAll(async () => {
  house = await openProvider();
});
afterAll(() => house?.close());
beforeEach(() => house.at('2026-11-21T12:00:00'));

const startDate = '2026-12-01';
const at = (id: string) => `/api/provider/bookings/${id}/no-show`;
const mark = (id: string, who = house.guide) => house.post(at(id), who, undefined);
const undo = (id: string, who = house.guide) => house.remove(at(id), who);
const checkIn = (code: string) => house.post('/api/provider/check-ins', house.guide, { code });
const seen = async (id: string, who: { token: string }): Promise<Booking> =>
  (await house.get(`/api/bookings/${id}`, who)).json();
const actions = async (id: string) => {
  const rows = await house.app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.at);
  return rows.map(({ action, actorId }) => [action, actorId]);
};

test('a no-show is noted once, told to everybody, moves no money, and can be undone for 24 hours', async () => {
  const { guide, traveller, ran } = house;
  const { id, reference } = await house.booking({ startDate });
  const admin = await makePerson(house.app, { role: 'admin' });
  const before = await seen(id, traveller);
  house.at('2026-12-01T12:00:00');
  const jobs = ran.length;
  const first = await mark(reference);
  expect([first.statusCode, first.json().noShowAt]).toEqual([200, '2026-12-01T09:00:00.000Z']);
  expect(first.json().forMember).toMatchObject({
    ...{ mayCheckIn: false, mayMarkNoShow: false, undoNoShowUntil: '2026-12-02T09:00:00.000Z' },
  });
  house.at('2026-12-01T13:00:00');
  expect((await mark(id)).json().noShowAt).toBe('2026-12-01T09:00:00.000Z');
  for (const who of [traveller, admin, guide]) {
    const { noShowAt, status, timeline, refunds } = await seen(id, who);
    expect([noShowAt, status, refunds]).toEqual(['2026-12-01T09:00:00.000Z', 'confirmed', []]);
    expect(timeline.at(-1)).toEqual({
      ...{ at: noShowAt, event: 'no_show', changed: null, by: 'provider', reason: null },
    });
  }
  house.at('2026-12-02T11:59:59');
  const back = await undo(id);
  expect([back.statusCode, back.json().noShowAt]).toEqual([200, null]);
  expect(
    back
      .json()
      .timeline.slice(-2)
      .map(({ event }: { event: string }) => event),
  ).toEqual(['no_show', 'no_show_undone']);
  expect((await undo(id)).statusCode).toBe(200);
  expect(await actions(id)).toEqual([
    ['booking.no_show', guide.id],
    ['booking.no_show_undone', guide.id],
  ]);
  expect(ran.length).toBe(jobs);
  const { noShowAt, totalAmount, paymentStatus } = await seen(id, traveller);
  expect([noShowAt, totalAmount, paymentStatus]).toEqual([null, before.totalAmount, before.paymentStatus]);
  house.at('2026-12-01T14:00:00');
  expect((await checkIn(reference)).statusCode).toBe(200);
});

test('it can be undone until 24 hours after it was noted, and not later, nor after the booking was cancelled', async () => {
  const { id } = await house.booking({ serviceId: house.roomsId, startDate, endDate: '2026-12-04' });
  house.at('2026-12-01T18:00:00');
  await mark(id);
  house.at('2026-12-02T18:00:00');
  const late = await undo(id);
  expect([late.statusCode, late.json().code]).toEqual([409, 'no_show_final']);
  expect((await seen(id, house.guide)).forMember?.undoNoShowUntil).toBeNull();
  const { id: other } = await house.booking({ startDate: '2026-12-03' });
  house.at('2026-12-03T18:00:00');
  await mark(other);
  await house.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, other));
  expect((await undo(other)).json().code).toBe('booking_not_confirmed');
});

test('a no-show that is undone after the trip was completed has its traveller asked for a review, once', async () => {
  const { id } = await house.booking({ startDate });
  const invitation = async () => {
    const [row] = await house.app.db.select({ at: bookings.inviteReviewAt }).from(bookings).where(eq(bookings.id, id));
    return row?.at?.toISOString();
  };
  house.at('2026-12-01T12:00:00');
  await mark(id);
  house.at('2026-12-02T00:01:00');
  await completeBooking(house.app, id);
  expect(await invitation()).toBeUndefined();
  expect((await undo(id)).statusCode).toBe(200);
  expect(await invitation()).toBe('2026-12-02T05:00:00.000Z');
  house.at('2026-12-02T09:00:00');
  await inviteReview(house.app, id);
  await mark(id);
  expect((await undo(id)).statusCode).toBe(200);
  expect(await invitation()).toBeUndefined();
});

test('from when the guests are due until 48 hours after the end, of paid bookings only', async () => {
  const { id } = await house.booking({ serviceId: house.roomsId, startDate, endDate: '2026-12-03' });
  const [unpaid, cancelled, last] = [
    await house.booking({ startDate }, { status: 'pending' }),
    await house.booking({ startDate }, { status: 'cancelled' }),
    await house.booking({ startDate }),
  ];
  house.at('2026-11-30T23:59:59');
  expect((await mark(id)).json().code).toBe('no_show_too_early');
  expect((await seen(id, house.guide)).forMember?.mayMarkNoShow).toBe(false);
  house.at('2026-12-01T18:00:00');
  for (const one of [unpaid, cancelled]) expect((await mark(one.id)).json().code).toBe('booking_not_confirmed');
  expect((await seen(id, house.guide)).forMember?.mayMarkNoShow).toBe(true);
  // The stay completes at 00:00 of 4 December.
  await house.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
  house.at('2026-12-06T00:00:00');
  expect((await mark(id)).json().code).toBe('no_show_too_late');
  house.at('2026-12-05T23:59:59');
  expect((await mark(id)).json().noShowAt).toBe('2026-12-05T20:59:59.000Z');
  expect((await mark(last.id)).json().code).toBe('no_show_too_late');
});

test('before the guests are due it is refused, and its page tells from when on the first day', async () => {
  const stay = await house.booking({ serviceId: house.roomsId, startDate, endDate: '2026-12-03' });
  const drive = await house.booking({ startDate });
  const dawn = await makeService(house.app, { providerId: house.providerId, capacity: 5 });
  await house.app.db
    .update(services)
    .set({ facts: { meetingTime: '05:30' } })
    .where(eq(services.id, dawn.id));
  const met = await house.booking({ serviceId: dawn.id, startDate });
  // Who has booked is told of no earlier time, so none counts.
  await house.app.db
    .update(services)
    .set({ facts: { meetingTime: '00:00' } })
    .where(inArray(services.id, [dawn.id, house.driveId]));
  const told = async (id: string) => {
    const { mayMarkNoShow, noShowFrom } = (await seen(id, house.guide)).forMember ?? {};
    return [mayMarkNoShow, noShowFrom];
  };
  house.at('2026-11-30T23:59:59');
  expect(await told(stay.id)).toEqual([false, null]);
  for (const [{ id }, due] of [...[[met, '05:30'] as const, [drive, '12:00'] as const, [stay, '18:00'] as const]]) {
    const from = new Date(`${startDate}T${due}:00+03:00`);
    house.clock.freeze(new Date(from.getTime() - 1_000));
    expect(await told(id)).toEqual([false, from.toISOString()]);
    expect((await mark(id)).json().code).toBe('no_show_too_early');
    house.clock.freeze(from);
    expect(await told(id)).toEqual([true, null]);
    expect((await mark(id)).json().noShowAt).toBe(from.toISOString());
  }
});

test('whoever is checked in cannot be a no-show, and the other way round', async () => {
  const [came, missing] = [await house.booking({ startDate }), await house.booking({ startDate })];
  house.at('2026-12-01T12:00:00');
  expect((await checkIn(came.reference)).statusCode).toBe(200);
  const refused = await mark(came.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_show_checked_in']);
  await mark(missing.id);
  const answer = await checkIn(missing.reference);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'check_in_of_no_show']);
  await undo(missing.id);
  expect((await checkIn(missing.reference)).json().booking.alreadyCheckedIn).toBe(false);
});

test('a booking is marked three times at most, since each mark stays in its history: the third is final', async () => {
  const { id } = await house.booking({ startDate });
  house.at('2026-12-01T12:00:00');
  for (let time = 0; time < 2; time++) {
    expect((await mark(id)).statusCode).toBe(200);
    expect((await undo(id)).statusCode).toBe(200);
  }
  expect((await mark(id)).statusCode).toBe(200);
  const answer = await undo(id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_show_often']);
  expect((await seen(id, house.guide)).forMember?.undoNoShowUntil).toBe(null);
  expect(await actions(id)).toHaveLength(5);
});

test('checked in and marked at the same instant, one of them counts and the other is refused', async () => {
  for (let turn = 0; turn < 5; turn++) {
    house.at('2026-11-21T12:00:00');
    const { id, reference } = await house.booking({ startDate });
    house.at('2026-12-01T12:00:00');
    const answers = await Promise.all([mark(id), checkIn(reference)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { checkedInAt, noShowAt } = await seen(id, house.guide);
    expect([checkedInAt, noShowAt].filter(Boolean)).toHaveLength(1);
  }
});

test('only members who handle its bookings may note it; for everybody else it is not found', async () => {
  const { id } = await house.booking({ startDate });
  house.at('2026-12-01T12:00:00');
  const admin = await makePerson(house.app, { role: 'admin' });
  for (const who of [house.stranger, house.clerk, house.traveller, admin]) {
    expect((await mark(id, who)).json().code).toBe('not_found');
    expect((await undo(id, who)).json().code).toBe('not_found');
  }
  expect((await house.post(at(id), undefined, undefined)).statusCode).toBe(401);
  expect((await seen(id, house.guide)).noShowAt).toBeNull();
  expect((await mark('BK-2026-999999')).statusCode).toBe(404);
});
