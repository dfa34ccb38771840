import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue, registerWithJobs } from '#server/jobs/enqueue.ts';
import type { JobInput } from '#server/jobs/registry.ts';
import { markRead } from '#server/messaging/mark-read.ts';
import { openBookingConversation } from '#server/messaging/open-conversation.ts';
import { sendMessage } from '#server/messaging/send-message.ts';
import { noticeWords } from '#server/notices/notice-words.ts';
import { notices } from '#server/notices/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { notificationsJobs } from '../jobs.ts';
import { bookingRows, paidAttempt, refundRow } from '../letters/rows.fixture.ts';
import { noticesWithLetters } from './with-letters.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs });
  registerWithJobs(noticesWithLetters);
});
afterAll(() => product?.close());

let made = 0;
/** A booking, with a member of its provider for each right. */
async function makeTrip(changes: Partial<typeof bookings.$inferInsert> = {}) {
  made += 1;
  const { booking, paymentId } = await bookingRows(product.app, `BK-2026-8${made}`, { status: 'confirmed' });
  if (!booking) throw new Error('no booking');
  await product.app.db
    .update(bookings)
    .set({ confirmedAt: null, ...changes })
    .where(eq(bookings.id, booking.id));
  const member = async (right: ProviderRight) => {
    const person = await makePerson(product.app);
    await addProviderMember(product.app, booking.providerId, { personId: person.id, rights: [right] });
    return person;
  };
  const [desk, accountant, manager] = [await member('bookings'), await member('money'), await member('manage')];
  return { booking, paymentId, desk, accountant, manager };
}

type LetterName = keyof typeof noticesWithLetters;
const write = <Name extends LetterName>(name: Name, data: JobInput<Name>) =>
  transaction(product.app, (tx) => enqueue(tx, name, data));

/** What somebody was told, as it is read in English. */
async function toldTo({ id }: { id: string }, kind?: NotificationKind) {
  const rows = await product.app.db
    .select()
    .from(notices)
    .where(and(eq(notices.personId, id), kind && eq(notices.kind, kind)))
    .orderBy(notices.createdAt, notices.kind);
  return rows.map((row) => ({ ...noticeWords(row, 'en'), read: row.readAt !== null }));
}

test('a letter about a booking is told to its traveller or to those who handle it, once, when and only if it is written', async () => {
  const { booking, desk, accountant } = await makeTrip();
  const { id: bookingId, personId, reference, providerId } = booking;
  const failing = transaction(product.app, async (tx) => {
    await enqueue(tx, 'mail-booking-confirmed', { bookingId });
    throw new Error('not booked');
  });
  await expect(failing).rejects.toThrow('not booked');
  expect(await toldTo({ id: personId })).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await write('mail-booking-confirmed', { bookingId });
    await write('mail-provider-booking-confirmed', { bookingId });
  }
  const about = `Dawn Drive & <Picnic> · ${reference}`;
  const path = `/dashboard/bookings/${bookingId}`;
  expect(await toldTo({ id: personId }, 'booking_confirmed')).toEqual([
    { text: 'Your booking is confirmed', about, path, read: false },
  ]);
  expect(await toldTo(desk)).toEqual([
    { text: 'New booking', about, path: `/provider/bookings/${bookingId}?providerId=${providerId}`, read: false },
  ]);
  expect(await toldTo(accountant)).toEqual([]);
});

test('a request says until when it is answered and then paid; hosts hear nothing of the end of what was never booked', async () => {
  const holdEndsAt = new Date('2026-11-22T12:00:00+03:00');
  const { booking, desk } = await makeTrip({ status: 'pending', approval: 'asked', holdEndsAt });
  const { id: bookingId, personId } = booking;
  await write('mail-provider-request', { bookingId });
  await write('mail-request-accepted', { bookingId });
  await write('mail-provider-booking-cancelled', { bookingId });
  const texts = [...(await toldTo(desk)), ...(await toldTo({ id: personId }, 'request_accepted'))].map(
    ({ text }) => text,
  );
  expect(texts).toEqual([
    'A traveller asks to book. Please answer by 22 Nov 2026, 12:00',
    'Your host has accepted. Please pay by 22 Nov 2026, 12:00',
  ]);
});

test('a refund says how much, and nothing where it is not that far', async () => {
  const { booking, paymentId } = await makeTrip();
  const person = { id: booking.personId };
  const money = { currency: 'KES', amountMinor: 1_200_000 } as const;
  const of = { paymentId, attemptId: await paidAttempt(product.app, { paymentId, money }) };
  const queued = await refundRow(product.app, of, { ...money, usdCents: 9_000 });
  await write('mail-refund-done', { refundId: queued });
  product.clock.advance(1);
  const done = await refundRow(product.app, of, { ...money, usdCents: 9_000, status: 'succeeded' });
  await write('mail-refund-done', { refundId: done });
  expect((await toldTo(person)).map(({ text, about }) => [text, about])).toEqual([
    ['You have been refunded', `KES 12,000 · Dawn Drive & <Picnic> · ${booking.reference}`],
  ]);
});

test('what is decided of a business is told to those who manage it', async () => {
  const { booking, manager, desk } = await makeTrip();
  const { providerId, serviceId } = booking;
  const decidedAt = product.clock.now().toISOString();
  await product.app.db.update(providers).set({ name: 'Savanna Trails' }).where(eq(providers.id, providerId));
  await write('mail-provider-suspended', { providerId, decidedAt });
  await write('mail-service-approved', { serviceId, decidedAt });
  expect(await toldTo(manager)).toMatchObject([
    { text: 'Your business is suspended', about: 'Savanna Trails', path: `/provider?providerId=${providerId}` },
    { text: 'Your listing is approved', path: `/provider/services?providerId=${providerId}` },
  ]);
  expect(await toldTo(desk)).toEqual([]);
});

test('messages of a conversation are one notification for the other side, which reading them marks as read', async () => {
  const { booking, desk } = await makeTrip();
  const traveller = { id: booking.personId };
  const { id: conversationId } = await openBookingConversation(product.app, booking.id);
  const send = (side: 'traveller' | 'provider', person: { id: string }) =>
    sendMessage(product.app, person, { conversationId, side, clientId: newId(), text: 'Hello' });
  await send('traveller', traveller);
  await send('traveller', traveller);
  expect(await toldTo(desk)).toMatchObject([{ text: 'New message from a traveller', read: false }]);
  expect(await toldTo(traveller, 'new_message')).toEqual([]);
  await markRead(product.app, { conversationId, side: 'provider', number: 2 });
  expect(await toldTo(desk)).toMatchObject([{ read: true }]);
  await send('provider', desk);
  expect(await toldTo(traveller, 'new_message')).toMatchObject([{ about: 'Dawn Drive & <Picnic>', read: false }]);
  await send('traveller', traveller);
  expect(await toldTo(desk)).toMatchObject([{ read: false }]);
});
