import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { bookings, bookingTransitions } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter } from '#server/outside/mail.ts';
import { providers } from '#server/providers/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { requestLimits, sendWithin } from '../letter-limits.ts';
import type { MailedBooking } from '../queries.ts';
import { bookingRows } from './rows.fixture.ts';

let product: TestApp;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs, env: { PUBLIC_URL: 'https://twende.example' } });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
});
afterAll(() => product?.close());
beforeEach(() => {
  sent = [];
});

type Name =
  | 'mail-request-asked'
  | 'mail-provider-request'
  | 'mail-request-accepted'
  | 'mail-request-declined'
  | 'mail-request-unanswered'
  | 'mail-provider-request-unanswered';

let made = 0;
/** A request in a state. */
async function requestRows(changes: Partial<typeof bookings.$inferInsert>, language: 'en' | 'sw' = 'en') {
  const { app, clock } = product;
  made += 1;
  const { booking } = await bookingRows(app, `BK-2026-9${made}`, { status: 'pending', language });
  if (!booking) throw new Error('no booking');
  const holdEndsAt = new Date(clock.now().getTime() + 24 * 3_600_000);
  const set = { approval: 'asked' as const, holdEndsAt, ...changes };
  await app.db.update(bookings).set(set).where(eq(bookings.id, booking.id));
  return booking;
}

async function run(bookingId: string, ...names: Name[]): Promise<Letter[]> {
  for (const name of names) await transaction(product.app, (tx) => enqueue(tx, name, { bookingId }));
  await product.drain();
  return sent;
}

test('a request is told to both sides with its price and until when it is answered', async () => {
  const { id } = await requestRows({});
  const letters = await run(id, 'mail-request-asked', 'mail-provider-request');
  const [toTraveller, toProvider] = letters.toSorted((one) => (one.subject.startsWith('Your request') ? -1 : 1));
  expect(toTraveller?.subject).toBe('Your request was sent: BK-2026-91');
  expect(toTraveller?.text).toContain('until 22 Nov 2026, 12:00');
  expect(toProvider?.subject).toBe('Somebody asks to book: BK-2026-91');
  for (const part of ['accept or decline by 22 Nov 2026, 12:00', `/provider/bookings/${id}`, 'Amina Hassan']) {
    expect(toProvider?.text).toContain(part);
  }
});

test('an accepted one says until when to pay, and leads to the payment', async () => {
  const { id } = await requestRows({ approval: 'accepted' }, 'sw');
  const [letter] = await run(id, 'mail-request-accepted');
  expect(letter?.subject).toMatch(/^Mwenyeji wako amekubali: /);
  expect(letter?.text).toContain(`https://twende.example/sw/payment/${id}`);
});

test('a declined one brings the host’s word and what was not charged; an unanswered one says so', async () => {
  const ended = { status: 'cancelled', cancelledAt: product.clock.now() } as const;
  const declined = await requestRows({ ...ended, approval: 'declined', cancelReason: 'declined' });
  await product.app.db.insert(bookingTransitions).values({
    ...{ id: newId(), bookingId: declined.id, fromStatus: 'pending', toStatus: 'cancelled', at: product.clock.now() },
    ...{ actor: 'provider', reason: 'Our car is at the garage.' },
  });
  const unanswered = await requestRows({ ...ended, cancelReason: 'unanswered', pointsSpent: 100 });
  await run(declined.id, 'mail-request-declined');
  await run(unanswered.id, 'mail-request-unanswered', 'mail-provider-request-unanswered');
  expect(sent[0]?.text).toContain('Our car is at the garage.');
  expect(sent[0]?.text).toContain('You were not charged.');
  expect(sent[0]?.text).toContain('/services?category=');
  const ofUnanswered = sent.slice(1);
  const toTraveller = ofUnanswered.find(({ subject }) => subject.startsWith('Your request was not answered'));
  expect(toTraveller?.text).toContain('your points are back');
  const toHost = ofUnanswered.find(({ subject }) => subject.startsWith('A request ended without your answer'));
  expect(toHost?.text).toContain(`/provider/bookings/${unanswered.id}`);
  expect(ofUnanswered).toHaveLength(2);
});

test('a letter that no longer fits is left out', async () => {
  const accepted = await requestRows({ approval: 'accepted' });
  expect(await run(accepted.id, 'mail-request-asked', 'mail-provider-request', 'mail-request-declined')).toEqual([]);
  expect(await run(accepted.id, 'mail-provider-request-unanswered')).toEqual([]);
});

test('to an address that is not verified three refusals a day are told at the most', async () => {
  const ids: string[] = [];
  const ended = { status: 'cancelled', cancelReason: 'unanswered' } as const;
  for (let one = 0; one < 4; one += 1) ids.push((await requestRows(ended)).id);
  const [first] = await product.app.db
    .select({ personId: bookings.personId })
    .from(bookings)
    .where(eq(bookings.id, ids[0] ?? ''));
  const personId = first?.personId ?? '';
  await product.app.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, personId));
  for (const id of ids) {
    const set = { personId, contactEmail: 'stranger@example.com' };
    await product.app.db.update(bookings).set(set).where(eq(bookings.id, id));
    await run(id, 'mail-request-unanswered');
  }
  expect(sent).toHaveLength(3);
});

test('a provider gets forty letters a day about requests', async () => {
  const { id, providerId } = await requestRows({});
  const [provider] = await product.app.db.select().from(providers).where(eq(providers.id, providerId));
  const limits = await requestLimits(product.app, { provider: { email: provider?.email ?? '' } } as MailedBooking);
  expect(limits.map(({ most }) => most)).toEqual([40]);
  for (let one = 0; one < 40; one += 1) await sendWithin(product.app, limits, async () => true);
  expect(await run(id, 'mail-provider-request')).toEqual([]);
});
