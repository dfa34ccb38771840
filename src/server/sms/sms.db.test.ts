import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue, registerWithJobs } from '#server/jobs/enqueue.ts';
import { changeChoices } from '#server/notices/change-choices.ts';
import { chooseLanguage, refundRow } from '#server/notifications/letters/rows.fixture.ts';
import { NEVER_CAME, paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { sealPhone } from '#server/secrets.ts';
import { calendarDate } from '#shared/dates.ts';
import { forgetSms } from './forget-sms.ts';
import { smsOwnData } from './own-data.ts';
import { sendDueSms, sendSms } from './send-sms.ts';
import { createSmsApp, paidFrom, type SmsApp, smsBooking, smsRows, wantSms } from './sms.fixture.ts';
import { smsLength } from './sms-length.ts';
import { smsMessagesSent, smsReports } from './tables.ts';
import { smsWithLetters } from './with-letters.ts';

let product: SmsApp;
beforeAll(async () => {
  product = await createSmsApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => product.close());
beforeEach(() => product.answer(undefined));

const minutes = (count: number) => product.clock.advance(count * 60_000);

describe('what is sent', () => {
  test('a payment, the voucher and the host’s new booking, in English', async () => {
    const booking = await smsBooking(product.app, { more: { contactName: 'Amina Hassan' } });
    const { reference } = booking;
    const sent = await product.tell(booking.id, ['payment', 'voucher', 'host_booking']);
    expect(sent).toEqual([
      {
        to: '+254712345678',
        text: `Twende: we received your payment for booking ${reference}: KES 26,455.\nDawn Drive & <Picnic>\nReceipt: ${receiptOf(reference)}\nYour voucher follows.`,
      },
      {
        to: '+254712345678',
        text: `Twende voucher ${reference}\nDawn Drive & <Picnic>\nMaasai Mara\nMeeting point: Wilson Airport, Nairobi\n14 Dec 2026 to 15 Dec 2026\n2 guests\nHost: Mara Trails, +254700000001\nShow this message when you arrive.`,
      },
      {
        to: '+254700000001',
        text: `Twende: new booking ${reference}\nDawn Drive & <Picnic>\n14 Dec 2026 to 15 Dec 2026\n2 guests\nGuest: Amina Hassan, +254712345678`,
      },
    ]);
    const rows = await smsRows(product.app, booking.id);
    expect(rows.voucher).toMatchObject({
      ...{ state: 'sent', tries: 1, segments: 2, costCurrency: 'KES', costTenThousandths: 8_000, dueAt: null },
    });
    expect(product.app.secrets.open(rows.voucher?.phoneSealed ?? '')).toBe('+254712345678');
    expect(JSON.stringify(rows)).not.toContain('+254');
  });

  test('the same in Kiswahili, which the traveller chose after booking', async () => {
    const booking = await smsBooking(product.app);
    await chooseLanguage(product.app, booking.personId, 'sw');
    const { reference } = booking;
    const [payment, voucher] = await product.tell(booking.id, ['payment', 'voucher']);
    expect(payment?.text).toBe(
      `Twende: tumepokea malipo yako ya nafasi ${reference}: KES 26,455.\nSafari ya Alfajiri\nRisiti: ${receiptOf(reference)}\nVocha yako inafuata.`,
    );
    expect(voucher?.text).toBe(
      `Vocha ya Twende ${reference}\nSafari ya Alfajiri\nMaasai Mara\nMahali pa kukutana: Wilson Airport, Nairobi\n14 Des 2026 hadi 15 Des 2026\nWageni 2\nMwenyeji: Mara Trails, +254700000001\nOnyesha ujumbe huu unapofika.`,
    );
  });

  test('an accepted request with the time to pay, a request to the host, a change and the reminder', async () => {
    const holdEndsAt = new Date('2026-11-22T15:30:00+03:00');
    const asked = await smsBooking(product.app, { status: 'pending', more: { approval: 'asked', holdEndsAt } });
    expect((await product.tell(asked.id, ['accepted', 'host_request'])).map(({ text }) => text)).toEqual([
      `Twende: a traveller would like to book, ${asked.reference}\nDawn Drive & <Picnic>\n14 Dec 2026 to 15 Dec 2026\n2 guests\nPlease answer on Twende by 22 Nov 2026, 15:30.`,
    ]);
    await product.app.db
      .update(bookings)
      .set({ approval: 'accepted', discountCents: 1_050, pointsSpent: 1_050 })
      .where(eq(bookings.id, asked.id));
    expect((await product.tell(asked.id, ['accepted', 'payment', 'voucher'])).map(({ text }) => text)).toEqual([
      `Twende: your host accepts your request ${asked.reference}.\nDawn Drive & <Picnic>\n14 Dec 2026 to 15 Dec 2026\n2 guests\nPlease pay $230 USD by 22 Nov 2026, 15:30. It is held for you until then.`,
    ]);
    const booking = await smsBooking(product.app);
    const [changed] = await product.tell(booking.id, ['changed'], 'change-1');
    const [reminder] = await product.tell(booking.id, ['reminder'], booking.startDate);
    expect(changed?.text).toMatch(/^Twende: your booking \S+ was changed\. This is how it is now:\nDawn Drive/);
    expect(reminder?.text).toMatch(/^Twende: your trip is tomorrow\. Booking \S+\nDawn Drive.*Host: Mara/s);
    expect(await product.tell(booking.id, ['changed'], 'change-2')).toHaveLength(1);
  });

  test('a cancellation says what is returned; nobody is told of one that was never paid', async () => {
    const { app } = product;
    const cancelled = {
      status: 'cancelled',
      more: { cancelledAt: app.clock.now(), cancelReason: 'traveller' },
    } as const;
    const booking = await smsBooking(app, cancelled);
    const [nothing] = await product.tell(booking.id, ['cancelled'], 'first');
    expect(nothing?.text).toBe(
      `Twende: your booking ${booking.reference} is cancelled.\nDawn Drive & <Picnic>\n14 Dec 2026 to 15 Dec 2026\nUnder its cancellation policy there is no refund.`,
    );
    const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    const attemptId = payment?.attemptId ?? '';
    await refundRow(app, { paymentId: booking.paymentId, attemptId }, { currency: 'KES', amountMinor: 1_322_700 });
    const [refund, host] = await product.tell(booking.id, ['cancelled', 'host_cancelled', 'voucher'], 'again');
    expect(refund?.text).toMatch(/\nYou get back KES 13,227\.$/);
    expect(host).toMatchObject({ to: '+254700000001' });
    expect(host?.text).toMatch(/^Twende: booking \S+ is cancelled\.\nDawn Drive.*2 guests$/s);
    const unpaid = await smsBooking(app, { ...cancelled, more: { ...cancelled.more, confirmedAt: null } });
    expect(await product.tell(unpaid.id, ['cancelled', 'host_cancelled'])).toEqual([]);
  });

  test('that a request was not accepted, to a number that has paid before, not to one that was only typed', async () => {
    const { app } = product;
    const paid = await smsBooking(app);
    await paidFrom(app, paid, '+254712345678');
    const ended = { status: 'cancelled', more: { confirmedAt: null, cancelReason: 'declined' } } as const;
    const booking = await smsBooking(app, ended);
    expect(await product.tell(booking.id, ['declined', 'unanswered'])).toEqual([]);
    await app.db.update(bookings).set({ personId: paid.personId }).where(eq(bookings.id, booking.id));
    const [declined] = await product.tell(booking.id, ['declined', 'unanswered']);
    expect(declined?.text).toBe(
      `Twende: your host cannot take you this time, ${booking.reference}.\nDawn Drive & <Picnic>\n14 Dec 2026 to 15 Dec 2026\nYou were not charged.`,
    );
    await app.db
      .update(bookings)
      .set({ cancelReason: 'unanswered', pointsSpent: 5, discountCents: 5 })
      .where(eq(bookings.id, booking.id));
    const [unanswered] = await product.tell(booking.id, ['unanswered']);
    expect(unanswered?.text).toMatch(/did not answer in time.*You get your points back\.$/s);
  });

  test.each([
    [
      'change_for_you',
      { status: 'held', ourReason: 'Rain' },
      /we would like to change your booking \S+ for you.*Please pay \$50 USD more by 22 Nov 2026, 15:30\. Otherwise/s,
    ],
    ['change_for_you', { status: 'asked', ourReason: 'Rain' }, /Your host answers by 22 Nov 2026, 15:30\./],
    [
      'change_accepted',
      { status: 'held' },
      /your host accepts the change of booking \S+:\nDawn Drive & <Picnic>\n14 Dec.*\n1 guest\nPlease pay/s,
    ],
    [
      'change_declined',
      { status: 'lapsed', lapseReason: 'declined' },
      /cannot make this change.*Your booking stays as it was\.$/s,
    ],
    ['change_unanswered', { status: 'lapsed', lapseReason: 'unanswered' }, /did not answer in time about this change/],
  ] as const)('of a change, %s (%#), only while it is so', async (message, state, text) => {
    const { app } = product;
    const booking = await smsBooking(app);
    await paidFrom(app, booking, '+254712345678');
    const change = await changeRow(app, booking);
    expect(await product.tell(booking.id, [message], change)).toEqual([]);
    const lapsed = state.status === 'lapsed' ? { lapsedAt: app.clock.now() } : {};
    await app.db
      .update(bookingChanges)
      .set({
        ...state,
        ...lapsed,
        appliedAt: null,
        differenceCents: 5_000,
        holdEndsAt: new Date('2026-11-22T15:30:00+03:00'),
      })
      .where(eq(bookingChanges.id, change));
    const [told] = await product.tell(booking.id, [message], change);
    expect(told?.text).toMatch(text);
    expect(smsLength(told?.text ?? '').segments).toBeLessThanOrEqual(2);
  });

  test('a refund once it has arrived, by phone with its receipt; not what a bank took back', async () => {
    const { app } = product;
    const booking = await smsBooking(app);
    const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    const attemptId = payment?.attemptId ?? '';
    const ids = { paymentId: booking.paymentId, attemptId };
    const refund = await refundRow(app, ids, { currency: 'KES', amountMinor: 1_322_700 });
    await app.db.update(refunds).set({ method: 'b2c', status: 'pending' }).where(eq(refunds.id, refund));
    expect(await product.tell(booking.id, ['refunded'], refund)).toEqual([]);
    await app.db
      .update(refunds)
      .set({ status: 'succeeded', providerRef: 'TKL99ABC12', settledAt: app.clock.now() })
      .where(eq(refunds.id, refund));
    const [told] = await product.tell(booking.id, ['refunded'], refund);
    expect(told?.text).toBe(
      `Twende: we refunded you KES 13,227 for booking ${booking.reference}.\nDawn Drive & <Picnic>\nIt went by M-Pesa to the phone you paid with.\nReceipt: TKL99ABC12`,
    );
    expect(await product.tell(booking.id, ['refunded'], refund)).toEqual([]);
  });

  test('a payment that never came', async () => {
    const { app } = product;
    const booking = await smsBooking(app);
    const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    const attemptId = payment?.attemptId ?? '';
    expect(await product.tell(booking.id, ['never_came'], attemptId)).toEqual([]);
    await app.db.update(paymentAttempts).set({ errorCode: NEVER_CAME }).where(eq(paymentAttempts.id, attemptId));
    const [told] = await product.tell(booking.id, ['never_came'], attemptId);
    expect(told?.text).toBe(
      `Twende: your M-Pesa payment for booking ${booking.reference} did not arrive.\nDawn Drive & <Picnic>\nOur email and the page of your booking say what happens now.\nIf M-Pesa has sent you a receipt for it, please contact us.`,
    );
  });

  test('each goes with its letter', async () => {
    const { app } = product;
    app.mail = { async send() {} };
    registerWithJobs(smsWithLetters);
    const booking = await smsBooking(app);
    const about = { bookingId: booking.id };
    const change = await changeRow(app, booking);
    const sentWith = async (write: (tx: Tx) => Promise<void>) => {
      const before = product.sent.length;
      await transaction(app, write);
      await product.drain();
      return product.sent.slice(before).map(({ text }) => text.split('\n')[0]?.replace(/ ?BK-\S+/, ''));
    };
    expect(await sentWith((tx) => enqueue(tx, 'mail-booking-confirmed', about))).toEqual([
      expect.stringContaining('we received your payment'),
      'Twende voucher',
    ]);
    expect(await sentWith((tx) => enqueue(tx, 'mail-provider-booking-confirmed', about))).toEqual([
      'Twende: new booking',
    ]);
    const reminder = (stage: 'soon' | 'tomorrow') => (tx: Tx) =>
      enqueue(tx, 'mail-trip-reminder', { ...about, stage, startDate: booking.startDate });
    expect(await sentWith(reminder('soon'))).toEqual([]);
    expect(await sentWith(reminder('tomorrow'))).toEqual(['Twende: your trip is tomorrow. Booking']);
    const again = { ...about, askedAt: app.clock.now().toISOString() };
    expect(await sentWith((tx) => enqueue(tx, 'mail-booking-papers', again))).toEqual(['Twende voucher']);
    expect(await sentWith((tx) => enqueue(tx, 'mail-booking-changed', { changeId: change }))).toEqual([
      'Twende: your booking was changed. This is how it is now:',
    ]);
    await app.db
      .update(bookings)
      .set({ status: 'cancelled', cancelReason: 'traveller' })
      .where(eq(bookings.id, booking.id));
    expect(await sentWith((tx) => enqueue(tx, 'mail-booking-cancelled', about))).toEqual([
      'Twende: your booking is cancelled.',
    ]);
    expect(await sentWith((tx) => enqueue(tx, 'mail-provider-booking-cancelled', about))).toEqual([
      'Twende: booking is cancelled.',
    ]);
  });

  test.each(['en', 'sw'] as const)('the longest texts (%s) fit two parts and keep what is needed', async (language) => {
    const booking = await smsBooking(product.app, {
      language,
      more: { contactName: 'Ngũgĩ '.repeat(20), guests: 100, reference: `BK-2026-9${language === 'en' ? 1 : 2}99999` },
    });
    const long = 'Safari ya siku kumi na nne kwenye mbuga zote za kaskazini '.repeat(2);
    await product.app.db
      .update(services)
      .set({
        titleEn: long,
        titleSw: long,
        meetingPointEn: long,
        meetingPointSw: long,
        location: 'Maasai Mara National Reserve',
      })
      .where(eq(services.id, booking.serviceId));
    await product.app.db.update(providers).set({ name: long }).where(eq(providers.id, booking.providerId));
    const sent = await product.tell(booking.id, ['payment', 'voucher', 'changed', 'host_booking'], 'long');
    sent.push(...(await product.tell(booking.id, ['reminder'], booking.startDate)));
    expect(sent).toHaveLength(5);
    for (const { text } of sent) expect(smsLength(text)).toMatchObject({ encoding: 'gsm7', segments: 2 });
    expect(sent[1]?.text).toContain('+254700000001');
    expect(sent[1]?.text).toContain('15 De');
    expect(sent[1]?.text.endsWith(language === 'en' ? 'when you arrive.' : 'unapofika.')).toBe(true);
    for (const { text } of await tellOfChanges(product, booking))
      expect(smsLength(text)).toMatchObject({ encoding: 'gsm7', segments: 2 });
  });

  test('nothing that a traveller types looks like a link or a number on a host’s phone', async () => {
    const contactName = 'Win at http://evil.example/1 call 0700-123 <b>';
    const booking = await smsBooking(product.app, { phone: null, more: { contactName } });
    const [host] = await product.tell(booking.id, ['host_booking']);
    expect(host?.text.split('\n').at(-1)).toBe('Guest: Win at http evil example call');
  });
});

/** A change of a booking that was made. */
async function changeRow(app: SmsApp['app'], booking: Awaited<ReturnType<typeof smsBooking>>): Promise<string> {
  const { id: bookingId, startDate, endDate, policy, totalCents, personId } = booking;
  const id = newId();
  const stay = { startDate, endDate, policy, totalCents, lines: [], guests: 1, places: 1 };
  const from = { fromStartDate: startDate, fromEndDate: endDate, fromGuests: 2, fromPlaces: 1 };
  await app.db.insert(bookingChanges).values({
    ...{ ...stay, ...from, id, bookingId, status: 'applied', differenceCents: 0, fromTotalCents: totalCents },
    ...{ askedBy: personId, createdAt: app.clock.now(), appliedAt: app.clock.now() },
  });
  return id;
}

/** Every message about a change and about money, as long as it can be. */
async function tellOfChanges({ app, tell }: SmsApp, booking: Awaited<ReturnType<typeof smsBooking>>) {
  await paidFrom(app, booking, '+254712345678');
  const change = await changeRow(app, booking);
  const setChange = (state: Partial<typeof bookingChanges.$inferInsert>) =>
    app.db
      .update(bookingChanges)
      .set({ appliedAt: null, differenceCents: 123_456_789, guests: 100, ...state })
      .where(eq(bookingChanges.id, change));
  const holdEndsAt = new Date('2026-11-22T15:30:00+03:00');
  await setChange({ status: 'held', ourReason: 'Rain', holdEndsAt });
  const sent = await tell(booking.id, ['change_for_you', 'change_accepted'], change);
  await setChange({ status: 'lapsed', lapsedAt: app.clock.now(), lapseReason: 'unanswered' });
  sent.push(...(await tell(booking.id, ['change_unanswered'], change)));
  await setChange({ lapseReason: 'declined' });
  sent.push(...(await tell(booking.id, ['change_declined'], change)));
  const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, booking.id));
  const attemptId = payment?.attemptId ?? '';
  const money = { currency: 'USD', amountMinor: 123_456_789, method: 'stripe', status: 'succeeded' } as const;
  const refund = await refundRow(app, { paymentId: booking.paymentId, attemptId }, money);
  sent.push(...(await tell(booking.id, ['refunded'], refund)));
  await app.db.update(paymentAttempts).set({ errorCode: NEVER_CAME }).where(eq(paymentAttempts.id, attemptId));
  sent.push(...(await tell(booking.id, ['never_came'], attemptId)));
  expect(sent).toHaveLength(6);
  return sent;
}

const receiptOf = (reference: string) => `TKL${reference.slice(-5).padStart(7, '0')}`;

describe('to whom', () => {
  test('nobody who has not switched text messages on, and only where they are on for the topic', async () => {
    const { app } = product;
    const booking = await smsBooking(app, { wants: false });
    expect(await product.tell(booking.id, ['voucher', 'host_booking'])).toEqual([]);
    expect(await smsRows(app, booking.id)).toEqual({});
    await wantSms(app, booking.personId, true);
    await changeChoices(app, booking.personId, { off: { host_bookings: ['sms'] } });
    expect(await product.tell(booking.id, ['voucher', 'host_booking'])).toHaveLength(1);
  });

  test('the number of the booking, else of the account; never one that is no Kenyan mobile number', async () => {
    const { app } = product;
    const booking = await smsBooking(app, { phone: '+44 20 7946 0000' });
    expect(await product.tell(booking.id, ['voucher'])).toEqual([]);
    await app.db.update(people).set(sealPhone(app.secrets, '+254722000111')).where(eq(people.id, booking.personId));
    expect(await product.tell(booking.id, ['voucher'])).toMatchObject([{ to: '+254722000111' }]);
    const landline = await smsBooking(app, { phone: '020 123 4567' });
    expect(await product.tell(landline.id, ['voucher'])).toEqual([]);
    const local = await smsBooking(app, { phone: '0712 345 678' });
    expect(await product.tell(local.id, ['voucher'])).toMatchObject([{ to: '+254712345678' }]);
  });

  test('a reminder that waited is left out once the trip was moved or has begun', async () => {
    const { app, clock } = product;
    const quietHours = { from: '00:00', to: '23:59', zone: 'Africa/Nairobi' };
    const before = clock.now();
    for (const [change, at] of [
      [{ startDate: calendarDate('2026-12-20'), endDate: calendarDate('2026-12-21') }, '2026-12-13T23:59:00+03:00'],
      [{ startDate: calendarDate('2026-12-14') }, '2026-12-14T00:00:00+03:00'],
    ] as const) {
      const booking = await smsBooking(app);
      await changeChoices(app, booking.personId, { quietHours });
      clock.freeze(new Date('2026-12-13T09:00:00+03:00'));
      expect(await product.tell(booking.id, ['reminder'], booking.startDate)).toEqual([]);
      await app.db.update(bookings).set(change).where(eq(bookings.id, booking.id));
      clock.freeze(new Date(at));
      await sendDueSms(app);
      expect((await smsRows(app, booking.id)).reminder).toMatchObject({ state: 'left_out', reason: 'outdated' });
      // A later test counts those that are old.
      await app.db.delete(smsMessagesSent).where(eq(smsMessagesSent.bookingId, booking.id));
    }
    clock.freeze(before);
  });

  test('nobody where no gateway is set', async () => {
    const { app } = product;
    const booking = await smsBooking(app);
    const { sms } = app;
    app.sms = undefined;
    expect(await product.tell(booking.id, ['voucher'])).toEqual([]);
    app.sms = sms;
    expect(await smsRows(app, booking.id)).toEqual({});
  });
});

describe('once', () => {
  test('a second job sends nothing again, but for another paper that was asked for', async () => {
    const { id } = await smsBooking(product.app);
    expect(await product.tell(id, ['voucher'])).toHaveLength(1);
    expect(await product.tell(id, ['voucher'])).toEqual([]);
    expect(await product.tell(id, ['voucher'], '2026-11-21T09:00:00.000Z')).toHaveLength(1);
  });

  test('what may have been sent is never sent again', async () => {
    const { app } = product;
    const { id } = await smsBooking(app);
    product.answer({ kind: 'unknown', reason: 'timeout' });
    expect(await product.tell(id, ['voucher'])).toHaveLength(1);
    product.answer(undefined);
    for (let hour = 0; hour < 5; hour++) {
      minutes(60);
      await sendDueSms(app);
      expect(await product.tell(id, ['voucher'])).toEqual([]);
    }
    expect((await smsRows(app, id)).voucher).toMatchObject({ state: 'unknown', reason: 'timeout', tries: 1 });
  });

  test('what the gateway has not seen is tried again after 1, 5, 15 and 60 minutes, then given up', async () => {
    const { app } = product;
    const { id } = await smsBooking(app);
    product.answer({ kind: 'not_sent', reason: 'ECONNREFUSED' });
    expect(await product.tell(id, ['voucher'])).toHaveLength(1);
    for (const pause of [1, 5, 15, 60]) {
      const before = product.sent.length;
      minutes(pause - 0.5);
      await sendDueSms(app);
      expect(product.sent).toHaveLength(before);
      minutes(0.5);
      await sendDueSms(app);
      expect(product.sent).toHaveLength(before + 1);
    }
    expect((await smsRows(app, id)).voucher).toMatchObject({ state: 'refused', reason: 'unreachable', tries: 5 });
  });

  test('a gateway that answers none of ten is asked for no more of them by the same sweep', async () => {
    const { app } = product;
    const { id } = await smsBooking(app);
    product.answer({ kind: 'not_sent', reason: 'ECONNREFUSED' });
    for (let paper = 0; paper < 12; paper += 1) await product.tell(id, ['voucher'], `${paper}`);
    minutes(1);
    const before = product.sent.length;
    await sendDueSms(app);
    expect(product.sent).toHaveLength(before + 10);
    product.answer(undefined);
    await sendDueSms(app);
    expect(product.sent).toHaveLength(before + 12);
    minutes(5);
    await sendDueSms(app);
    expect(product.sent).toHaveLength(before + 22);
  });

  test('one that could not be written, so that the gateway was not asked, is tried again', async () => {
    const { app, sent } = product;
    const { id } = await smsBooking(app);
    await product.tell(id, ['payment']);
    await app.db
      .update(smsMessagesSent)
      .set({ state: 'waiting', dueAt: app.clock.now(), tries: 0 })
      .where(eq(smsMessagesSent.bookingId, id));
    const before = sent.length;
    await app.db.execute(sql`alter table providers rename to providers_away`);
    await sendDueSms(app);
    await app.db.execute(sql`alter table providers_away rename to providers`);
    expect((await smsRows(app, id)).payment).toMatchObject({ state: 'waiting', reason: 'unwritten', tries: 1 });
    expect(sent).toHaveLength(before);
    minutes(1);
    await sendDueSms(app);
    expect(sent).toHaveLength(before + 1);
  });

  test('a later try that succeeds is the only message', async () => {
    const { app } = product;
    const { id } = await smsBooking(app);
    product.answer({ kind: 'not_sent', reason: 'busy' });
    await product.tell(id, ['voucher']);
    product.answer(undefined);
    minutes(1);
    await sendDueSms(app);
    expect((await smsRows(app, id)).voucher).toMatchObject({ state: 'sent', reason: null, tries: 2 });
  });

  test('one that a killed process was sending is unknown after two minutes, and not sent', async () => {
    const { app } = product;
    const { id } = await smsBooking(app);
    await product.tell(id, ['voucher']);
    const { voucher } = await smsRows(app, id);
    const messageId = voucher?.id ?? '';
    await app.db
      .update(smsMessagesSent)
      .set({ state: 'sending', gatewayId: null })
      .where(eq(smsMessagesSent.id, messageId));
    const before = product.sent.length;
    await sendDueSms(app);
    expect((await smsRows(app, id)).voucher?.state).toBe('sending');
    minutes(2);
    await sendDueSms(app);
    await sendSms(app, messageId);
    expect((await smsRows(app, id)).voucher).toMatchObject({ state: 'unknown', reason: 'interrupted' });
    expect(product.sent).toHaveLength(before);
  });

  test('a refusal is kept with its reason; one that is about us is an alert', async () => {
    const { app } = product;
    for (const reason of ['number', 'balance'] as const) {
      const { id } = await smsBooking(app);
      product.answer({ kind: 'refused', reason });
      await product.tell(id, ['voucher']);
      expect((await smsRows(app, id)).voucher).toMatchObject({ state: 'refused', reason, dueAt: null });
    }
    const alerts = product.logged.filter((line) => line.includes('"alert":"sms_refused"'));
    expect(alerts).toEqual([expect.stringContaining('"reason":"balance"')]);
  });
});

describe('quiet hours', () => {
  const quietHours = { from: '21:00', to: '07:00', zone: 'Africa/Nairobi' };

  test('what can wait is sent when they end, if it still fits; what cannot wait is sent at once', async () => {
    const { app, clock } = product;
    clock.freeze(new Date('2026-11-23T22:00:00+03:00'));
    const [kept, cancelled] = [await smsBooking(app), await smsBooking(app)];
    for (const { id, personId } of [kept, cancelled]) {
      await changeChoices(app, personId, { quietHours });
      expect((await product.tell(id, ['voucher', 'host_booking'])).map(({ to }) => to)).toEqual(['+254712345678']);
    }
    expect((await smsRows(app, kept.id)).host_booking).toMatchObject({
      ...{ state: 'waiting', dueAt: new Date('2026-11-24T07:00:00+03:00') },
    });
    await app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, cancelled.id));
    clock.freeze(new Date('2026-11-24T06:59:00+03:00'));
    const before = product.sent.length;
    await sendDueSms(app);
    expect(product.sent).toHaveLength(before);
    clock.freeze(new Date('2026-11-24T07:00:00+03:00'));
    await sendDueSms(app);
    expect(product.sent.slice(before)).toMatchObject([{ to: '+254700000001' }]);
    expect((await smsRows(app, cancelled.id)).host_booking).toMatchObject({ state: 'left_out', reason: 'outdated' });
  });
});

test('a person reads which messages went to which number, and they are gone with the account', async () => {
  const { app } = product;
  const booking = await smsBooking(app);
  await product.tell(booking.id, ['voucher', 'host_booking']);
  const read = async () => {
    const rows: object[] = [];
    const section = smsOwnData.sections?.sms?.(app, { personId: booking.personId, lang: 'en' });
    for await (const row of section ?? []) rows.push(row);
    return rows;
  };
  expect(await read()).toEqual([
    {
      ...{ reference: booking.reference, message: 'voucher', state: 'sent', phone: '+254712345678' },
      createdAt: app.clock.now(),
    },
  ]);
  const of = { personId: booking.personId, email: '', noEmail: '', at: app.clock.now() };
  await transaction(app, async (tx) => smsOwnData.forget?.(tx, of));
  expect(await read()).toEqual([]);
  expect(Object.keys(await smsRows(app, booking.id))).toEqual(['host_booking']);
});

test('rows are deleted after 180 days, reports after 30', async () => {
  const { app, clock } = product;
  const { id } = await smsBooking(app);
  await product.tell(id, ['voucher']);
  await app.db.insert(smsReports).values({ gatewayId: 'ATXid_old', status: 'Sent', receivedAt: clock.now() });
  const days = (count: number) => clock.advance(count * 24 * 3_600_000);
  days(30);
  await forgetSms(app);
  expect(await app.db.select().from(smsReports)).toHaveLength(1);
  clock.advance(1);
  await forgetSms(app);
  expect(await app.db.select().from(smsReports)).toEqual([]);
  days(150);
  clock.advance(-1);
  await forgetSms(app);
  expect(Object.keys(await smsRows(app, id))).toEqual(['voucher']);
  clock.advance(1);
  await forgetSms(app);
  expect(await app.db.select().from(smsMessagesSent)).toEqual([]);
});
