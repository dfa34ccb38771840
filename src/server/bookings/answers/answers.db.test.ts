import { eq, sql } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProviderService } from '#server/catalogue/editing/queries.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import type { QuestionSent } from '#server/catalogue/questions-of.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { makePerson, makeService } from '#tests/support/factories.ts';
import { createBooking } from '../create-booking.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookings } from '../tables.ts';
import { answerChangesPerBooking } from './change-answers.ts';
import { forgetAnswers } from './forget-answers.ts';

const seat: QuestionSent = {
  required: false,
  own: {
    type: 'choice',
    text: { en: 'Child seat', sw: 'Kiti cha mtoto' },
    choices: [
      { en: 'None', sw: 'Hakihitajiki' },
      { en: 'For a baby', sw: 'Cha mtoto mchanga' },
    ],
  },
};
const questions: QuestionSent[] = [
  ...(['flight', 'pickUpTime'] as const).map((id) => ({ id, required: true, own: null })),
  ...(['childrenAges', 'note'] as const).map((id) => ({ id, required: false, own: null })),
  seat,
];
/** On the first day of the bookings of these tests. */
const startDate = '2026-12-01' as never;
const given = { flight: 'KQ 602', pickUpTime: '14:30', childrenAges: [4, 9] };

let house: ProviderApp;
let rideId: string;
let seatId: string;
beforeAll(async () => {
  house = await openProvider();
  ({ id: rideId } = await makeService(house.app, { providerId: house.providerId, capacity: 500, questions }));
  const listing = await getProviderService(house.app, house.app.db, { id: rideId, providerId: house.providerId });
  seatId = listing.questions.find(({ own }) => own !== null)?.id ?? '';
});
afterAll(() => house.close());

const contact = { name: 'Amina', phone: '', email: 'amina@example.com' };

async function book(answers: AnswersSent | undefined, { serviceId = rideId, who = house.traveller } = {}) {
  return house.post('/api/bookings', who, { serviceId, startDate, guests: 1, contact, answers });
}

/** A booking with answers, confirmed unless told otherwise. */
async function booked(answers: AnswersSent = given, changes: Partial<typeof bookings.$inferInsert> = {}) {
  const { id } = await createBooking(house.app, house.traveller, {
    serviceId: rideId,
    startDate,
    guests: 1,
    contact,
    answers,
  });
  await house.app.db
    .update(bookings)
    .set({ status: 'confirmed', ...changes })
    .where(eq(bookings.id, id));
  return id;
}

async function seen(id: string, who = house.traveller, lang = 'en'): Promise<Booking> {
  const answer = await house.fastify.inject({
    url: `/api/bookings/${id}`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': lang },
  });
  return answer.json();
}

const change = (id: string, answers: AnswersSent, who = house.traveller) =>
  house.fastify.inject({
    ...{ method: 'PUT', url: `/api/bookings/${id}/answers`, payload: { answers } },
    headers: { authorization: `Bearer ${who.token}` },
  });

const wordsOf = ({ answers }: Booking) => Object.fromEntries(answers.asked.map(({ text, answer }) => [text, answer]));

test('a booking keeps what was asked, with the answers in words of either language', async () => {
  const made = await book({ ...given, [seatId]: 1 });
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  expect(wordsOf(await seen(id))).toEqual({
    ...{ 'Flight or train': 'KQ 602', 'Pick-up time': '14:30', 'Ages of the children': '4, 9', 'Note to the host': '' },
    'Child seat': 'For a baby',
  });
  expect(wordsOf(await seen(id, house.traveller, 'sw'))).toEqual({
    ...{ 'Ndege au treni': 'KQ 602', 'Wakati wa kuchukuliwa': '14:30 mchana', 'Umri wa watoto': '4, 9' },
    ...{ 'Ujumbe kwa mwenyeji': '', 'Kiti cha mtoto': 'Cha mtoto mchanga' },
  });
  expect((await seen(id)).answers).toMatchObject({
    later: 0,
    changedAt: null,
    changeableUntil: '2026-11-30T15:00:00.000Z',
  });
});

test('what is needed and lacks is refused by the name of its question, and nothing is booked', async () => {
  const before = await house.app.db.$count(bookings);
  const lacking: (AnswersSent | undefined)[] = [undefined, {}, { flight: ' ', pickUpTime: '14:30' }];
  for (const answers of lacking) {
    const refused = await book(answers);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { 'answers.flight': expect.any(String) } });
  }
  const wrong = await book({ ...given, pickUpTime: 'noon', childrenAges: [40] });
  expect(Object.keys(wrong.json().fields)).toEqual(['answers.pickUpTime', 'answers.childrenAges']);
  expect(await house.app.db.$count(bookings)).toBe(before);
});

test('an answer to what is not asked is refused, since the listing may have changed meanwhile', async () => {
  const refused = await book({ ...given, hotel: 'Jacaranda Court' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'questions_changed']);
  const none = await book({ flight: 'KQ 602' }, { serviceId: house.driveId });
  expect(none.json().code).toBe('questions_changed');
});

test('a listing without questions is booked as ever', async () => {
  const { id } = await house.booking();
  const booking = await seen(id);
  expect(booking.answers).toEqual({ asked: [], later: 0, changeableUntil: null, changedAt: null });
  const refused = await change(id, { note: 'Hello' });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['answers.note']]);
});

test('they are sealed in the database', async () => {
  const id = await booked();
  const [row] = await house.app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.answersSealed).toMatch(/^[0-9a-f]{8}\./);
  expect(JSON.stringify(row)).not.toContain('KQ 602');
});

test('later questions of the listing do not change what an earlier booking was asked', async () => {
  const { app, providerId, owner } = house;
  const { id: serviceId } = await makeService(app, { providerId, capacity: 50, questions: [seat] });
  const editor = { id: serviceId, providerId, personId: owner.id, lang: 'en' } as const;
  const { version, questions: old } = await getProviderService(app, app.db, editor);
  const made = await book({ [old[0]?.id ?? '']: 1 }, { serviceId });
  const renamed: QuestionSent = {
    required: true,
    own: { type: 'number', text: { en: 'Bags', sw: null }, choices: [] },
  };
  await updateListing(app, editor, { version, questions: [renamed] });
  const { id } = made.json();
  expect(wordsOf(await seen(id))).toEqual({ 'Child seat': 'For a baby' });
  expect((await change(id, { [old[0]?.id ?? '']: 0 })).statusCode).toBe(200);
  expect(wordsOf(await seen(id))).toEqual({ 'Child seat': 'None' });
  // What was typed for the old question is never taken for an answer to the new one.
  expect((await book({ [old[0]?.id ?? '']: 1 }, { serviceId })).json().code).toBe('questions_changed');
});

test('members who handle bookings read them, others at the provider do not, and for strangers the booking is not there', async () => {
  const id = await booked();
  expect(wordsOf(await seen(id, house.guide))['Flight or train']).toBe('KQ 602');
  expect((await seen(id, house.guide)).answers.changeableUntil).toBeNull();
  expect((await seen(id, house.clerk)).answers).toEqual({
    asked: [],
    later: 0,
    changeableUntil: null,
    changedAt: null,
  });
  const admin = await makePerson(house.app, { role: 'admin' });
  // Admins read them by a call of its own, which is recorded.
  expect((await seen(id, admin)).answers.asked).toEqual([]);
  for (const who of [house.stranger, house.guide, house.owner, admin]) {
    expect((await change(id, { flight: 'KQ 603' }, who)).statusCode).toBe(404);
  }
});

test('before accepting a request its provider reads nothing that may say where the traveller is', async () => {
  const id = await booked({ ...given, note: 'Call me on 0712 345 678' }, { status: 'pending', approval: 'asked' });
  const { answers } = await seen(id, house.guide);
  expect(answers.asked.map((one) => one.id)).toEqual(['pickUpTime', 'childrenAges', seatId]);
  expect(answers.later).toBe(2);
  expect(JSON.stringify(answers)).not.toMatch(/KQ 602|0712/);
  await house.app.db.update(bookings).set({ approval: 'accepted' }).where(eq(bookings.id, id));
  expect((await seen(id, house.guide)).answers).toMatchObject({ later: 0 });
  expect(wordsOf(await seen(id, house.guide))['Flight or train']).toBe('KQ 602');
  // Once it has ended unpaid they are gone again, and none is announced.
  await house.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
  const { answers: ended } = await seen(id, house.guide);
  expect([ended.asked.map((one) => one.id), ended.later]).toEqual([answers.asked.map((one) => one.id), 0]);
});

test('their traveller changes some until the evening before, and the others stay', async () => {
  const id = await booked();
  house.at('2026-11-30T17:59:59');
  const changed = await change(id, { flight: 'KQ 764', childrenAges: null });
  expect(changed.statusCode).toBe(200);
  expect(wordsOf(changed.json())).toMatchObject({
    ...{ 'Flight or train': 'KQ 764', 'Pick-up time': '14:30', 'Ages of the children': '' },
  });
  expect(changed.json().answers.changedAt).toBe('2026-11-30T14:59:59.000Z');
  const refused = await change(id, { flight: null });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['answers.flight']]);
  house.at('2026-11-30T18:00:00');
  expect((await change(id, { flight: 'KQ 1' })).json().code).toBe('answers_closed');
  expect((await seen(id)).answers.changeableUntil).toBeNull();
  house.at('2026-11-21T12:00:00');
});

test('of a cancelled booking nothing is changed any more', async () => {
  const id = await booked(given, { status: 'cancelled', cancelReason: 'traveller' });
  expect((await change(id, { flight: 'KQ 1' })).json().code).toBe('answers_closed');
});

test('a paid booking tells its provider, once it is quiet; an unpaid one does not', async () => {
  const [paid, unpaid] = [await booked(), await booked(given, { status: 'pending' })];
  await house.drain();
  house.ran.length = 0;
  for (const id of [paid, unpaid]) await change(id, { flight: 'KQ 764' });
  // The same again is no change.
  await change(paid, { flight: 'KQ 764' });
  const afterMinutes = async (minutes: number) => {
    await house.app.db.execute(
      sql`update jobs.job set start_after = start_after - ${minutes} * interval '1 minute' where state = 'created'`,
    );
    await house.drain();
    return house.ran.filter((one) => one.endsWith(paid) || one.endsWith(unpaid));
  };
  expect(await afterMinutes(4)).toEqual([]);
  expect(await afterMinutes(1)).toEqual([`mail-provider-answers-changed ${paid}`]);
});

test('180 days after the trip they are forgotten, with those of its changes, and a second run changes nothing', async () => {
  const over = (days: number) => new Date(house.clock.now().getTime() - days * 24 * 3_600_000);
  const [old, young] = [
    await booked(given, { completesAt: over(181) }),
    await booked(given, { completesAt: over(179) }),
  ];
  for (let run = 0; run < 2; run += 1) await forgetAnswers(house.app);
  expect((await seen(old)).answers).toMatchObject({ asked: [], changedAt: null });
  expect(wordsOf(await seen(young))['Flight or train']).toBe('KQ 602');
  expect((await house.get(`/api/bookings/${old}`, house.guide)).statusCode).toBe(200);
});

test('30 days after the end of a booking that was never confirmed they are forgotten', async () => {
  const ended = (days: number) => new Date(house.clock.now().getTime() - days * 24 * 3_600_000);
  const lapsed = { status: 'cancelled', cancelReason: 'expired', confirmedAt: null } as const;
  const [old, young, paid] = [
    await booked(given, { ...lapsed, cancelledAt: ended(31) }),
    await booked(given, { ...lapsed, cancelledAt: ended(29) }),
    await booked(given, { ...lapsed, confirmedAt: ended(40), cancelledAt: ended(31) }),
  ];
  for (let run = 0; run < 2; run += 1) await forgetAnswers(house.app);
  expect((await seen(old)).answers).toMatchObject({ asked: [] });
  for (const id of [young, paid]) expect(wordsOf(await seen(id))['Flight or train']).toBe('KQ 602');
});

test('the day sheet has them for whoever drives, on paper too', async () => {
  const id = await booked({ ...given, note: 'A red suitcase.\nAnd a pram.' });
  const sheet: DaySheet = (await house.get('/api/provider/day-sheet?date=2026-12-01', house.guide)).json();
  const row = sheet.listings.flatMap(({ arrivals }) => arrivals).find((one) => one.id === id);
  expect(row?.answers).toEqual([
    { question: 'Flight or train', textLang: 'en', answer: 'KQ 602' },
    { question: 'Pick-up time', textLang: 'en', answer: '14:30' },
    { question: 'Ages of the children', textLang: 'en', answer: '4, 9' },
    { question: 'Note to the host', textLang: 'en', answer: 'A red suitcase.\nAnd a pram.' },
  ]);
  const file = await house.get('/api/provider/day-sheet.pdf?date=2026-12-01', house.guide);
  const paper = await getDocumentProxy(new Uint8Array(file.rawPayload));
  const words = (await (await paper.getPage(1)).getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  expect(words.join(' ')).toContain('Flight or train: KQ 602');
});

test('answers of one booking are changed so often a day', async () => {
  const limited = await openProvider({ env: { RATE_LIMITS: 'on' } });
  try {
    const { app, providerId, traveller, fastify } = limited;
    const { id: serviceId } = await makeService(app, {
      providerId,
      questions: [{ id: 'note', required: false, own: null }],
    });
    const { id } = await createBooking(app, traveller, { serviceId, startDate, guests: 1, contact });
    const once = (note: string) =>
      fastify.inject({
        ...{ method: 'PUT', url: `/api/bookings/${id}/answers`, payload: { answers: { note } } },
        headers: { authorization: `Bearer ${traveller.token}` },
      });
    for (let done = 0; done < answerChangesPerBooking.most; done++) {
      expect((await once(`Note ${done}`)).statusCode).toBe(200);
    }
    expect((await once('One more')).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});
