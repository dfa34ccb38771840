import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import type { Expected } from '#shared/contracts/papers.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import { bookings } from '../tables.ts';
import { listExpected } from './expected.ts';
import type * as Repository from './repository.ts';
import { voucherAddressRoute, vouchersRoutes } from './routes.ts';
import { voucherAddress, voucherCode } from './voucher-code.ts';

/** Without the guard both read that the booking is not checked in yet, then both write. */
vi.mock('./repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async markCheckedIn(tx, id, { by, at }) {
      const [read] = await tx.select({ at: bookings.checkedInAt }).from(bookings).where(eq(bookings.id, id));
      await atBarrier();
      if (read?.at) return false;
      await tx.update(bookings).set({ checkedInAt: at, checkedInBy: by }).where(eq(bookings.id, id));
      return true;
    },
  })),
);

let product: BookingApp;
let traveller: MadePerson;
let guide: MadePerson;
let admin: MadePerson;
let serviceId: string;
let providerId: string;
beforeAll(async () => {
  product = await createBookingApp({
    routes: [vouchersRoutes],
    extras: [async (fastify) => voucherAddressRoute(fastify)],
    env: { PUBLIC_URL: 'https://twende.example' },
  });
  const { app } = product;
  traveller = await makePerson(app, { name: 'Amina Odhiambo' });
  guide = await makePerson(app, { role: 'provider' });
  admin = await makePerson(app, { role: 'admin' });
  ({ id: providerId } = await makeProvider(app, [guide]));
  ({ id: serviceId } = await makeService(app, { providerId, capacity: 100 }));
  await app.db
    .update(services)
    .set({
      ...{ meetingPointEn: 'Wilson Airport, 05:30', meetingPointSw: 'Uwanja wa Wilson, saa 11:30 alfajiri' },
      ...{ meetingLat: -1.319, meetingLon: 36.815 },
      facts: { meetingTime: '05:30', bring: { en: ['Warm jacket', 'Binoculars'], sw: ['Koti', 'Darubini'] } },
    })
    .where(eq(services.id, serviceId));
  await app.db
    .update(providers)
    .set({ phoneSealed: app.secrets.seal('+254712345678') })
    .where(eq(providers.id, providerId));
});
afterAll(() => product.close());
beforeEach(() => product.clock.freeze(new Date('2026-11-21T12:00:00+03:00')));

const startDate = '2026-12-01';
async function confirmed(status: 'confirmed' | 'completed' | 'pending' | 'cancelled' = 'confirmed') {
  const { app } = product;
  const booking = await makeBooking(app, { person: traveller, serviceId, guests: 2, startDate });
  await app.db.update(bookings).set({ status }).where(eq(bookings.id, booking.id));
  return booking;
}
const checkIn = (code: string, who = guide) => product.post('/api/provider/check-ins', who, { code });
/** As a phone sends it that had no signal at the gate. */
const sendLater = (code: string, at: string, who = guide) =>
  product.post('/api/provider/check-ins', who, { code, at: new Date(`${at}+03:00`).toISOString() });
const nowIs = (instant: string) => product.clock.freeze(new Date(`${instant}+03:00`));
const arrive = () => product.clock.freeze(new Date('2026-12-01T05:30:00+03:00'));
const audits = (id: string) =>
  product.app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'booking.checked_in')));

async function textOf(body: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(body), { mergePages: true });
  return text;
}

test('the voucher says where and when to come, whom to call, and what cancelling costs, in the asked language', async () => {
  const { id, reference } = await confirmed();
  const answer = await product.get(`/api/bookings/${reference.toLowerCase()}/voucher.pdf`, traveller);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}-voucher.pdf"`,
  });
  const text = await textOf(answer.rawPayload);
  for (const words of [
    'Voucher',
    reference,
    'Mara dawn drive',
    '1 Dec 2026',
    'Amina Odhiambo',
    'Maasai Mara',
    'Wilson Airport, 05:30',
    'Meeting time',
    'What to bring',
    'Warm jacket, Binoculars',
    'destination=-1.319,36.815',
    'Savanna Trails',
    '+254712345678',
    'Until 30 Nov 2026, 00:00, Kenyan time, you get a refund of $200. After that there is no refund.',
    'no real money was used',
  ]) {
    expect(text.replaceAll('\n', ' ')).toContain(words);
  }
  const inSwahili = await product.get(`/api/bookings/${id}/voucher.pdf`, traveller, { 'accept-language': 'sw' });
  const swahili = await textOf(inSwahili.rawPayload);
  for (const words of [
    'Vocha',
    'Safari ya alfajiri Mara',
    'Uwanja wa Wilson',
    '05:30 alfajiri',
    'Koti, Darubini',
    '1 Des 2026',
    'hakuna pesa',
  ]) {
    expect(swahili).toContain(words);
  }
});

test('the meeting place is told at once, the host’s phone once it is paid, and never to members of the provider', async () => {
  const { app, get } = product;
  const told = async (id: string, who: MadePerson) => {
    const { arrival } = (await get(`/api/bookings/${id}`, who)).json();
    expect(arrival).toMatchObject({
      meetingPoint: 'Wilson Airport, 05:30',
      meetingPosition: { lat: -1.319, lon: 36.815 },
      host: 'Savanna Trails',
    });
    const { body } = await get(`/api/bookings/${id}/calendar.ics`, who);
    const file = body.replace(/\r\n[ \t]/g, '');
    expect(file.includes('+254712345678')).toBe(arrival.hostPhone !== '');
    return arrival.hostPhone;
  };
  const { id } = await confirmed('pending');
  expect(await told(id, traveller)).toBe('');
  await app.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id));
  expect([await told(id, traveller), await told(id, admin), await told(id, guide)]).toEqual([
    '+254712345678',
    '+254712345678',
    '',
  ]);
  await app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
  expect((await get(`/api/bookings/${id}`, traveller)).json().arrival.hostPhone).toBe('');
});

test('points that paid a part of the price are returned as points, and shown apart from the money', async () => {
  const { id: serviceId } = await makeService(product.app);
  const { id } = await makeBooking(product.app, { person: traveller, serviceId });
  const price = { totalCents: 20_000, discountCents: 1_500, pointsSpent: 1_500 };
  await product.app.db
    .update(bookings)
    .set({ status: 'confirmed', ...price })
    .where(eq(bookings.id, id));
  const read = async (lang: string) => {
    const paper = await product.get(`/api/bookings/${id}/voucher.pdf`, traveller, { 'accept-language': lang });
    return (await textOf(paper.rawPayload)).replaceAll('\n', ' ');
  };
  expect(await read('en')).toContain('you get a refund of $185 and 1,500 points.');
  expect(await read('sw')).toContain('unarejeshewa $185 na pointi 1,500.');
});

test('a provider without a phone or a meeting point leaves no empty rows', async () => {
  const { id: other } = await makeService(product.app);
  const booking = await makeBooking(product.app, { person: traveller, serviceId: other });
  await product.app.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, booking.id));
  const text = await textOf((await product.get(`/api/bookings/${booking.id}/voucher.pdf`, traveller)).rawPayload);
  expect(text).not.toContain('Provider’s phone');
  expect(text).not.toMatch(/meeting|directions/i);
});

test('the voucher is for its traveller and admins, once the booking is confirmed', async () => {
  const { id } = await confirmed();
  const at = `/api/bookings/${id}/voucher.pdf`;
  const seen = () =>
    product.app.db
      .select({ by: auditEntries.actorId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'booking.personal_viewed')));
  expect((await product.get(at, traveller)).statusCode).toBe(200);
  expect(await seen()).toEqual([]);
  // It has the phone and the answers, so that an admin has seen it is recorded.
  expect((await product.get(at, admin)).statusCode).toBe(200);
  expect(await seen()).toEqual([{ by: admin.id, detail: { paper: 'voucher' } }]);
  expect((await product.get(at)).statusCode).toBe(401);
  for (const other of [guide, await makePerson(product.app)]) {
    expect((await product.get(at, other)).json().code).toBe('not_found');
  }
  const waiting = await confirmed('pending');
  expect((await product.get(`/api/bookings/${waiting.id}/voucher.pdf`, traveller)).json().code).toBe('not_ready');
  expect(
    (await product.get(`/api/bookings/${(await confirmed('completed')).id}/voucher.pdf`, traveller)).statusCode,
  ).toBe(200);
});

test('its code is long, unique, always the same, and finds the booking', async () => {
  const [one, two] = [await confirmed(), await confirmed()];
  const code = voucherCode(product.app, one.id);
  expect(code).toMatch(/^[a-z2-7]{20}$/);
  expect(voucherCode(product.app, one.id)).toBe(code);
  expect(voucherCode(product.app, two.id)).not.toBe(code);
  const address = voucherAddress(product.app, one);
  expect(address).toBe(`https://twende.example/v/${one.reference}.${code}`);
  const answer = await product.get(address.replace('https://twende.example', ''));
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`/dashboard/bookings/${one.reference}`);
  for (const wrong of [
    one.reference,
    `${one.reference}.short`,
    'x.y',
    '%2F%2Fevil.example',
    `//evil.example/${code}`,
  ]) {
    expect((await product.get(`/v/${wrong}`)).statusCode).toBe(404);
  }
});

test('the code, the address and the reference check a booking in; a second check-in answers the time of the first', async () => {
  const { id, reference } = await confirmed();
  arrive();
  const checkedInAt = product.clock.now().toISOString();
  const booking = {
    bookingId: reference,
    title: 'Mara dawn drive',
    traveller: 'Amina Odhiambo',
    guests: 2,
    party: [],
    startDate,
    endDate: startDate,
    status: 'confirmed',
    checkedInAt,
    alreadyCheckedIn: false,
    offline: false,
  };
  expect((await checkIn(`${voucherAddress(product.app, { id, reference })}?utm=x`)).json()).toEqual({ booking });
  product.clock.advance(60_000);
  const again = { booking: { ...booking, alreadyCheckedIn: true } };
  for (const text of [
    reference,
    ` ${reference.toLowerCase()} `,
    `${reference}.${voucherCode(product.app, id).toUpperCase()}`,
  ]) {
    expect((await checkIn(text)).json()).toEqual(again);
  }
  const [row] = await product.app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row).toMatchObject({ checkedInBy: guide.id, checkedInAt: new Date(checkedInAt) });
  expect(await audits(id)).toMatchObject([{ actorId: guide.id, subjectType: 'booking' }]);
  // After the trip the check-in can still be read, and no other booking can be checked in.
  await product.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
  expect((await checkIn(reference)).json().booking).toMatchObject({ status: 'completed', alreadyCheckedIn: true });
  expect((await checkIn((await confirmed('completed')).reference)).json().code).toBe('check_in_too_late');
});

test('there is no voucher of a cancelled booking, and the answer says so', async () => {
  const { id } = await confirmed('cancelled');
  const answer = await product.get(`/api/bookings/${id}/voucher.pdf`, traveller);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'voucher_of_cancelled']);
});

test('a check-in is shown on the booking, and in its history, to provider, admin and traveller', async () => {
  const { id, reference } = await confirmed();
  const seen = async (who: MadePerson) => (await product.get(`/api/bookings/${id}`, who)).json();
  expect((await seen(guide)).checkedInAt).toBeNull();
  arrive();
  const checkedInAt = product.clock.now().toISOString();
  expect((await checkIn(reference)).statusCode).toBe(200);
  for (const who of [guide, admin, traveller]) {
    const { timeline, ...shown } = await seen(who);
    expect(shown.checkedInAt).toBe(checkedInAt);
    const noted = { at: checkedInAt, event: 'checked_in', changed: null, by: 'provider', reason: null };
    expect(timeline.at(-1)).toEqual(noted);
  }
  expect((await seen(guide)).cancellation).not.toBeNull();
});

test('a booking is checked in only between the first day and the end, and only when the booking is confirmed', async () => {
  const { reference } = await confirmed();
  product.clock.freeze(new Date('2026-11-30T23:59:59+03:00'));
  expect((await checkIn(reference)).json()).toMatchObject({ code: 'check_in_too_early' });
  product.clock.freeze(new Date('2026-12-02T00:00:00+03:00'));
  expect((await checkIn(reference)).json()).toMatchObject({ code: 'check_in_too_late' });
  arrive();
  product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  const [pending, cancelled] = [await confirmed('pending'), await confirmed('cancelled')];
  arrive();
  for (const each of [pending, cancelled]) {
    expect((await checkIn(each.reference)).json()).toMatchObject({ code: 'booking_not_confirmed' });
  }
  product.clock.freeze(new Date('2026-12-01T23:59:59+03:00'));
  expect((await checkIn(reference)).statusCode).toBe(200);
});

test('a check-in that was noted without signal is judged by its time at the gate, recorded with it once, and marked', async () => {
  const [during, over] = [await confirmed(), await confirmed()];
  nowIs('2026-12-01T18:00:00');
  const first = await sendLater(during.reference, '2026-12-01T06:10:00');
  const told = { checkedInAt: '2026-12-01T03:10:00.000Z', alreadyCheckedIn: false, offline: true };
  expect(first.json().booking).toMatchObject(told);
  // Sent twice, since the answer was lost, or by a colleague, with or without signal.
  const again = [await sendLater(during.reference, '2026-12-01T06:12:00'), await checkIn(during.reference)];
  for (const answer of again) expect(answer.json().booking).toMatchObject({ ...told, alreadyCheckedIn: true });
  expect(await audits(during.id)).toMatchObject([
    { at: product.clock.now(), detail: { gateAt: '2026-12-01T03:10:00.000Z' } },
  ]);
  const { timeline } = (await product.get(`/api/bookings/${during.id}`, traveller)).json();
  expect(timeline.at(-1)).toMatchObject({ at: told.checkedInAt, event: 'checked_in_offline' });
  // The trip is over when the phone has signal again.
  await product.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, over.id));
  nowIs('2026-12-08T06:10:00');
  expect((await sendLater(over.reference, '2026-12-01T06:10:00')).json().booking).toMatchObject({
    ...{ status: 'completed', offline: true, alreadyCheckedIn: false },
  });
});

test('a time at the gate that is too old, ahead, before the booking or outside of the trip is refused', async () => {
  const { reference } = await confirmed();
  nowIs('2026-12-01T12:00:00');
  const refusal = async (at: string, code = reference) => (await sendLater(code, at)).json().code;
  expect(await refusal('2026-12-01T12:02:01')).toBe('gate_time_wrong');
  expect(await refusal('2026-11-21T11:59:59')).toBe('gate_time_before_booking');
  expect(await refusal('2026-11-30T23:59:59')).toBe('check_in_too_early');
  nowIs('2026-12-08T06:10:01');
  expect(await refusal('2026-12-01T06:10:00')).toBe('check_in_stale');
  expect(await refusal('2026-12-02T00:00:00')).toBe('check_in_too_late');
  expect((await product.post('/api/provider/check-ins', guide, { code: reference, at: 'noon' })).statusCode).toBe(400);
  // A clock that is a little ahead of ours is taken for ours.
  nowIs('2026-12-01T12:00:00');
  expect((await sendLater(reference, '2026-12-01T12:01:59')).json().booking.checkedInAt).toBe(
    '2026-12-01T09:00:00.000Z',
  );
});

test('a check-in without signal of a booking that was cancelled or marked as a no-show meanwhile says so', async () => {
  const [cancelled, away] = [await confirmed(), await confirmed()];
  const stranger = await makePerson(product.app, { role: 'provider' });
  await makeProvider(product.app, [stranger]);
  nowIs('2026-12-01T12:00:00');
  const set = (id: string, changes: Partial<typeof bookings.$inferInsert>) =>
    product.app.db.update(bookings).set(changes).where(eq(bookings.id, id));
  await set(cancelled.id, { status: 'cancelled' });
  await set(away.id, { noShowAt: product.clock.now() });
  const at = '2026-12-01T06:10:00';
  expect((await sendLater(cancelled.reference, at)).json().code).toBe('booking_not_confirmed');
  expect((await sendLater(away.reference, at)).json().code).toBe('check_in_of_no_show');
  expect((await sendLater(away.reference, at, stranger)).json().code).toBe('not_found');
});

test('only members of its provider with the right `bookings` can check in, and only with its own code', async () => {
  const { id, reference } = await confirmed();
  const other = await confirmed();
  arrive();
  expect((await checkIn(reference)).statusCode).toBe(200);
  const fresh = other.reference;
  const stranger = await makePerson(product.app, { role: 'provider' });
  await makeProvider(product.app, [stranger]);
  expect((await checkIn(fresh, stranger)).json().code).toBe('not_found');
  // Who belongs to no provider is refused before the request is checked.
  for (const who of [traveller, admin]) {
    for (const text of [fresh, '']) expect((await checkIn(text, who)).json().code).toBe('forbidden');
  }
  const clerk = await makePerson(product.app, { role: 'provider' });
  const member = { providerId, personId: clerk.id, rights: ['money' as const], createdAt: product.clock.now() };
  await product.app.db.insert(providerMembers).values(member);
  expect((await checkIn(fresh, clerk)).json().code).toBe('forbidden');
  // With the right at another provider, a booking of this one is not found.
  await makeProvider(product.app, [clerk]);
  expect((await checkIn(fresh, clerk)).json().code).toBe('not_found');
  const wrong = [
    `${fresh}.${voucherCode(product.app, id)}`,
    `${fresh}.${'a'.repeat(20)}`,
    `${fresh}.abc`,
    'BK-1',
    'hello',
  ];
  for (const text of [...wrong, `BK-2026-999999.${voucherCode(product.app, id)}`]) {
    expect((await checkIn(text)).json().code).toBe('not_found');
  }
  expect((await checkIn('')).statusCode).toBe(400);
  expect((await product.post('/api/provider/check-ins', undefined, { code: fresh })).statusCode).toBe(401);
  expect(await audits(other.id)).toEqual([]);
});

test.each([
  { on: true, first: 1 },
  { on: false, first: 2 },
])('a code is scanned twice at once, guard $on: $first scans count as the first', async ({ on, first }) => {
  const { id, reference } = await confirmed();
  arrive();
  const answers = await withGuard({ on, participants: 2 }, () => Promise.all([checkIn(reference), checkIn(reference)]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.filter((answer) => !answer.json().booking.alreadyCheckedIn)).toHaveLength(first);
  expect(await audits(id)).toHaveLength(first);
});

test('the list for phones without signal has the paid bookings of the day, and no more of a traveller than the gate needs', async () => {
  const { id, reference } = await confirmed();
  await confirmed('pending');
  nowIs('2026-11-30T12:00:00');
  const list = async (query: string, who = guide) =>
    (await product.get(`/api/provider/check-ins${query}`, who)).json() as Expected;
  const { date, items, isComplete } = await list('?date=2026-12-01');
  expect([date, isComplete]).toEqual(['2026-12-01', true]);
  const listed = items.find(({ bookingId }) => bookingId === reference);
  const code = voucherAddress(product.app, { id, reference }).split('.').at(-1) ?? '';
  expect(listed).toMatchObject({
    ...{ party: [], guests: expect.any(Number), checkedInAt: null, noShowAt: null },
    codeDigest: createHash('sha256').update(code).digest('hex'),
  });
  const needed = [
    'bookingId',
    'service',
    'traveller',
    'guests',
    'party',
    'startDate',
    'endDate',
    'endsAt',
    'checkedInAt',
  ];
  expect(Object.keys(listed ?? {}).toSorted()).toEqual([...needed, 'noShowAt', 'codeDigest'].toSorted());
  expect((await list('')).date).toBe('2026-11-30');
  const stranger = await makePerson(product.app, { role: 'provider' });
  await makeProvider(product.app, [stranger]);
  expect((await list('?date=2026-12-01', stranger)).items).toEqual([]);
  expect((await product.get('/api/provider/check-ins?date=soon', guide)).statusCode).toBe(400);
});

test('the list for phones without signal is read without phones and answers, which are sealed', async () => {
  const asked: string[] = [];
  const { $client } = product.app.db;
  const db = drizzle($client, { logger: { logQuery: (query) => void asked.push(query) } });
  await listExpected({ ...product.app, db }, providerId, { date: startDate, lang: 'en' });
  expect(asked.join()).toContain('contact_name');
  expect(asked.join()).not.toContain('sealed');
});

test('a day of 200 bookings is listed whole; of one with more the list says that it is not', async () => {
  const { id } = await confirmed();
  const list = async () => {
    const answer: Expected = (await product.get('/api/provider/check-ins?date=2026-12-01', guide)).json();
    return [answer.items.length, answer.isComplete];
  };
  const before = (await list())[0] as number;
  const copies = (count: number, from: number) =>
    product.app.db.execute(sql`
      insert into bookings select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'reference', 'BK-2031-' || number))).*
      from bookings as one, generate_series(${from}::int, ${from + count - 1}::int) as number where one.id = ${id}`);
  await copies(200 - before, 1);
  expect(await list()).toEqual([200, true]);
  await copies(1, 1_000);
  expect(await list()).toEqual([200, false]);
});
