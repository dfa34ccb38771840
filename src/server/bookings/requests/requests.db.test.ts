import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate } from '#shared/dates.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { createBooking } from '../create-booking.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { runDueBookings } from '../run-due-bookings.ts';
import { bookings } from '../tables.ts';
import { openRequestsMost } from './request-rules.ts';

let house: ProviderApp;
let serviceId: string;
beforeAll(async () => {
  house = await openProvider();
});
afterAll(() => house?.close());
beforeEach(async () => {
  house.at('2026-11-21T12:00:00');
  house.ran.length = 0;
  ({ id: serviceId } = await listing());
});

const listing = (capacity = 1) =>
  makeService(house.app, { providerId: house.providerId, approval: 'request', rules: { leadDays: 1 }, capacity });
const ask = (input: Partial<Parameters<typeof makeBooking>[1]> = {}) =>
  makeBooking(house.app, { person: house.traveller, serviceId, ...input });
const answer = (id: string, how: 'accept' | 'decline', who = house.guide, body?: object) =>
  house.post(`/api/provider/bookings/${id}/${how}`, who, body);
const seen = async (id: string, who: MadePerson = house.traveller): Promise<Booking> =>
  (await house.get(`/api/bookings/${id}`, who)).json();
const taken = async () => {
  const days = await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  return days.reduce((sum, day) => sum + day.taken, 0);
};
const eventsOf = ({ timeline }: Booking) => timeline.map(({ event, by }) => `${event} by ${by}`);

test('a request holds nothing, cannot be paid, and names until when it is answered; both sides get a letter', async () => {
  const { id } = await ask();
  expect(await taken()).toBe(0);
  expect(await seen(id)).toMatchObject({
    ...{ status: 'pending', approval: 'asked', payable: false, holdEndsAt: null, changeable: false },
    answerEndsAt: '2026-11-22T09:00:00.000Z',
    cancellation: { refundAmount: 0 },
  });
  expect((await seen(id, house.guide)).forMember).toMatchObject({ mayAnswer: true });
  expect((await seen(id, house.clerk)).forMember).toMatchObject({ mayAnswer: false });
  await house.drain();
  expect(house.ran.toSorted()).toEqual([`mail-provider-request ${id}`, `mail-request-asked ${id}`]);
  const { items } = (await house.get('/api/provider/bookings?status=asked', house.guide)).json();
  expect(items.map((item: { id: string }) => item.id)).toContain(id);
  const arriving = await house.get('/api/provider/bookings?status=upcoming', house.guide);
  expect(arriving.json().items.map((item: { id: string }) => item.id)).not.toContain(id);
});

test('an answer is due before the first day begins, and there must be time for it', async () => {
  house.at('2026-11-30T22:00:00');
  const { id } = await ask();
  expect((await seen(id)).answerEndsAt).toBe('2026-11-30T21:00:00.000Z');
  house.at('2026-11-30T22:00:01');
  const tooSoon = { code: 'invalid_dates', detail: { fields: { startDate: 'stay_too_soon' } } };
  await expect(ask()).rejects.toMatchObject(tooSoon);
});

test('before accepting, its provider reads the name of whoever asks, and nothing to reach them by', async () => {
  const contact = { name: 'Amina', phone: '+254712345678', email: 'amina@example.com' };
  const { id } = await ask({ contact });
  expect((await seen(id, house.guide)).contact).toEqual({ name: 'Amina', phone: '', email: '' });
  await answer(id, 'accept');
  expect((await seen(id, house.guide)).contact).toEqual(contact);
  const { id: nameless } = await house.booking({ contact: { ...contact, name: '' } }, { status: 'pending' });
  await house.app.db.update(bookings).set({ approval: 'asked' }).where(eq(bookings.id, nameless));
  const { items } = (await house.get('/api/provider/bookings?status=asked', house.guide)).json();
  expect(items.find((item: { id: string }) => item.id === nameless).traveller).toMatch(/^BK-/);
});

test('of what ended unpaid its provider reads no contact any more, and finds nobody by it', async () => {
  const contact = { name: '', phone: '+254712999001', email: 'ended@example.com' };
  const listed = async (query = '') => {
    const { items } = (await house.get(`/api/provider/bookings?service=${serviceId}${query}`, house.guide)).json();
    return items.map((item: { traveller: string }) => item.traveller);
  };
  const { id, reference } = await ask({ contact });
  await answer(id, 'accept');
  expect((await seen(id, house.guide)).contact).toEqual(contact);
  expect(await listed('&q=ended@')).toEqual([contact.email]);
  house.at('2026-11-22T12:00:01');
  await runDueBookings(house.app);
  const { body } = await house.get(`/api/bookings/${id}`, house.guide);
  expect(JSON.parse(body)).toMatchObject({ status: 'cancelled', contact: { name: '', phone: '', email: '' } });
  expect(body).not.toMatch(/712999001|ended@/);
  expect(await listed()).toEqual([reference]);
  expect(await listed('&q=ended@')).toEqual([]);
  expect((await seen(id)).contact).toEqual(contact);
  const confirmedAt = house.app.clock.now();
  const ends = [
    [{ approval: 'not_needed', cancelReason: 'expired' }, ''],
    [{ approval: 'declined', cancelReason: 'declined' }, ''],
    [{ approval: 'asked', cancelReason: 'unanswered' }, ''],
    [{ approval: 'accepted', cancelReason: 'traveller', confirmedAt }, contact.email],
    [{ approval: 'not_needed', cancelReason: null, status: 'completed' }, contact.email],
    [{ approval: 'not_needed', cancelReason: null, status: 'pending' }, contact.email],
  ] as const;
  for (const [changes, email] of ends) {
    await house.app.db
      .update(bookings)
      .set({ status: 'cancelled', confirmedAt: null, ...changes })
      .where(eq(bookings.id, id));
    expect([changes, (await seen(id, house.guide)).contact.email]).toEqual([changes, email]);
    expect([changes, await listed('&q=ended@')]).toEqual([changes, email ? [email] : []]);
  }
});

test('accepting takes the places and holds them from then on; a second time changes nothing', async () => {
  const { id } = await ask();
  house.at('2026-11-21T18:00:00');
  const { statusCode } = await answer(id, 'accept');
  expect(statusCode).toBe(200);
  expect(await taken()).toBe(1);
  house.at('2026-11-21T18:10:00');
  expect((await answer(id, 'accept')).statusCode).toBe(200);
  expect(await taken()).toBe(1);
  const booking = await seen(id);
  expect(booking).toMatchObject({
    ...{ status: 'pending', approval: 'accepted', payable: true, answerEndsAt: null },
    // A day later.
    holdEndsAt: '2026-11-22T15:00:00.000Z',
  });
  expect(eventsOf(booking)).toEqual(['asked by traveller', 'accepted by provider']);
  const [audit] = await house.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect([audit?.action, audit?.actorId]).toEqual(['booking.request_accepted', house.guide.id]);
  await house.drain();
  expect(house.ran).toContain(`mail-request-accepted ${id}`);
  // Unpaid it ends like any other booking, and its places are free again.
  house.at('2026-11-22T18:00:01');
  await runDueBookings(house.app);
  expect(await seen(id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
  expect(await taken()).toBe(0);
  expect((await answer(id, 'accept')).json().code).toBe('request_closed');
});

test('the time to pay ends when the trip begins, but is never shorter than for other bookings', async () => {
  const { id } = await ask();
  house.at('2026-11-30T12:00:00');
  const noon = await ask();
  expect((await answer(id, 'accept')).json().code).toBe('request_closed');
  await answer(noon.id, 'accept');
  expect((await seen(noon.id)).holdEndsAt).toBe('2026-11-30T21:00:00.000Z');
  await house.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, noon.id));
  await house.app.db.delete(serviceDays);
  house.at('2026-11-30T21:30:00');
  const late = await ask();
  house.at('2026-11-30T23:30:00');
  await answer(late.id, 'accept');
  expect((await seen(late.id)).holdEndsAt).toBe('2026-11-30T21:30:00.000Z');
});

test('what is free for 48 hours after booking is free for 48 hours after accepting', async () => {
  const { app, providerId } = house;
  const strict = await makeService(app, { providerId, approval: 'request', rules: { leadDays: 1 }, policy: 'strict' });
  const { id } = await ask({ serviceId: strict.id, startDate: calendarDate('2026-12-20') });
  const free = async () => (await seen(id)).policy.steps.map(({ until }) => until);
  expect(await free()).toEqual(['2026-11-23T09:00:00.000Z', '2026-12-12T21:00:00.000Z']);
  house.at('2026-11-22T11:00:00');
  await answer(id, 'accept');
  expect(await free()).toEqual(['2026-11-24T08:00:00.000Z', '2026-12-12T21:00:00.000Z']);
});

test('where the places are gone accepting is refused, and the request stays open', async () => {
  const [one, other] = [await ask(), await ask()];
  await answer(one.id, 'accept');
  const refused = await answer(other.id, 'accept');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out']);
  expect(await seen(other.id)).toMatchObject({ approval: 'asked', payable: false });
  expect(await taken()).toBe(1);
  await expect(ask()).rejects.toMatchObject({ code: 'sold_out' });
});

test('while our team has taken the listing down or suspended its provider, its requests cannot be accepted, but declined', async () => {
  const [one, other] = [await ask(), await ask()];
  const show = (columns: Partial<typeof services.$inferInsert>) =>
    house.app.db.update(services).set(columns).where(eq(services.id, serviceId));
  await show({ listed: false, takenDownAt: house.clock.now(), takenDownReason: 'These rooms are not yours.' });
  const refused = await answer(one.id, 'accept');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'taken_down']);
  expect(await seen(one.id)).toMatchObject({ approval: 'asked', payable: false });
  expect(await taken()).toBe(0);
  expect((await answer(other.id, 'decline')).statusCode).toBe(200);
  await show({ listed: true, takenDownAt: null, takenDownReason: null });
  const move = (status: 'suspended' | 'approved') =>
    house.app.db.update(providers).set({ status }).where(eq(providers.id, house.providerId));
  await move('suspended');
  expect((await answer(one.id, 'accept')).json().code).toBe('taken_down');
  await move('approved');
  expect((await answer(one.id, 'accept')).statusCode).toBe(200);
});

test('a declined request is cancelled with its reason, and stays so', async () => {
  const { id } = await ask();
  expect((await answer(id, 'decline', house.guide, { reason: 'We are away.' })).statusCode).toBe(200);
  const booking = await seen(id);
  expect(booking).toMatchObject({ status: 'cancelled', approval: 'declined', cancelReason: 'declined' });
  expect(booking.timeline.at(-1)).toMatchObject({ event: 'declined', by: 'provider', reason: 'We are away.' });
  expect((await answer(id, 'decline')).statusCode).toBe(200);
  expect((await answer(id, 'accept')).json().code).toBe('request_closed');
  await house.drain();
  expect(house.ran).toContain(`mail-request-declined ${id}`);
});

test('one that nobody answers ends after a day, without a lapse', async () => {
  const { id } = await ask();
  house.at('2026-11-22T12:00:00');
  expect((await answer(id, 'accept')).json().code).toBe('request_closed');
  await runDueBookings(house.app);
  const booking = await seen(id);
  expect(booking).toMatchObject({ status: 'cancelled', approval: 'asked', cancelReason: 'unanswered', payments: [] });
  expect(eventsOf(booking)).toEqual(['asked by traveller', 'unanswered by system']);
  await house.drain();
  expect(house.ran).toContain(`mail-request-unanswered ${id}`);
  expect(house.ran).toContain(`mail-provider-request-unanswered ${id}`);
  expect(house.ran).not.toContain(`cancel-open-payments ${id}`);
});

test('a listing that is booked otherwise than the traveller was told is not booked', async () => {
  await expect(ask({ approval: 'instant' })).rejects.toMatchObject({ code: 'mode_changed' });
  const at = { serviceId: house.driveId, approval: 'request' } as const;
  await expect(ask(at)).rejects.toMatchObject({ code: 'mode_changed' });
  expect((await ask({ approval: 'request' })).approval).toBe('asked');
});

test('its traveller may withdraw it, and its provider answers instead of cancelling', async () => {
  const { id } = await ask();
  expect((await seen(id, house.guide)).cancellation).toBeNull();
  expect((await seen(id)).cancellation).not.toBeNull();
  expect((await house.get(`/api/bookings/${id}/calendar.ics`, house.traveller)).statusCode).toBe(409);
});

test('only members who handle bookings answer; for others the booking is not there', async () => {
  const { id } = await ask();
  for (const how of ['accept', 'decline'] as const) {
    for (const who of [house.stranger, house.traveller, house.clerk]) {
      expect((await answer(id, how, who)).statusCode).toBe(404);
    }
  }
  expect((await seen(id)).approval).toBe('asked');
});

test('an ordinary booking cannot be answered', async () => {
  const { id } = await house.booking({}, { status: 'pending' });
  expect((await answer(id, 'accept')).json().code).toBe('request_closed');
  expect((await answer(id, 'decline')).json().code).toBe('request_closed');
});

test('one person may have so many requests open, and a withdrawn one makes room', async () => {
  const limited = await openProvider({ env: { RATE_LIMITS: 'on' } });
  try {
    const { app, providerId } = limited;
    const { id: asked } = await makeService(app, {
      ...{ providerId, approval: 'request', rules: { leadDays: 1 }, capacity: 500 },
    });
    const person = await makePerson(app);
    const request = {
      ...{ serviceId: asked, startDate: '2026-12-01' as never, guests: 1 },
      contact: { name: '', phone: '', email: 'a@example.com' },
    };
    const once = () => createBooking(app, person, request);
    const { known, unknown } = openRequestsMost;
    const made = [];
    while (made.length < unknown) made.push(await once());
    await expect(once()).rejects.toMatchObject({ code: 'requests_many' });
    await app.db.update(people).set({ emailVerifiedAt: app.clock.now() }).where(eq(people.id, person.id));
    while (made.length < known) made.push(await once());
    await expect(once()).rejects.toMatchObject({ code: 'requests_many' });
    await app.db
      .update(bookings)
      .set({ status: 'cancelled', cancelReason: 'traveller', cancelledAt: app.clock.now() })
      .where(eq(bookings.id, made[0]?.id ?? ''));
    await once();
    // Requests hold nothing: a booking of another listing is not in their way.
    await createBooking(app, person, { ...request, serviceId: limited.driveId });
  } finally {
    await limited.close();
  }
});
