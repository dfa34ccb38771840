import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingChanges, bookings, bookingTransitions } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobInput, JobName } from '#server/jobs/registry.ts';
import type { Letter } from '#server/outside/mail.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { cancellationEntries, paymentEntries } from '#server/payments/ledger/postings.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { freezePolicy } from '#shared/policy.ts';
import type { TransitionActor } from '#shared/states.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { bookingRows, paidAttempt, payRow, refundRow, surplusRefund } from './rows.fixture.ts';

let product: TestApp;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs, env: { PUBLIC_URL: 'https://twende.example' } });
  product.app.mail = { send: async (letter) => void sent.push(letter) };
});
afterAll(() => product.close());

async function run<Name extends JobName>(name: Name, data: JobInput<Name>): Promise<Letter[]> {
  sent = [];
  await transaction(product.app, (tx) => enqueue(tx, name, data));
  await product.drain();
  return sent;
}
const one = (letters: Letter[]) => {
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  if (!letter) throw new Error('no letter');
  return letter;
};
/** Runs the job twice, and expects one letter. */
async function once<Name extends JobName>(name: Name, data: JobInput<Name>): Promise<Letter> {
  const letter = one(await run(name, data));
  expect(await run(name, data)).toEqual([]);
  return letter;
}
const lines = (letter: Letter, expected: string[]) => {
  for (const line of expected) expect(letter.text.split('\n')).toContain(line);
};
const filesOf = ({ attachments = [] }: Letter) => attachments.map(({ filename }) => filename);

const dollars = { currency: 'USD', amountMinor: 24_050 } as const;
const shillings = { currency: 'KES', amountMinor: 2_645_500 } as const;

async function paidBooking(
  reference: string,
  state: Partial<Parameters<typeof bookingRows>[2]> = {},
  money: typeof dollars | typeof shillings = dollars,
) {
  const rows = await bookingRows(product.app, reference, { status: 'confirmed', ...state });
  const attemptId = await payRow(product.app, { paymentId: rows.paymentId, money, receipt: `r-${reference}` });
  await product.app.db
    .update(bookings)
    .set({ confirmedAt: product.clock.now() })
    .where(eq(bookings.id, rows.booking.id));
  return { ...rows, attemptId };
}

async function cancel(bookingId: string, actor: TransitionActor, reason = '') {
  const at = product.clock.now();
  const word = actor === 'system' ? reason : actor;
  const cancelled = { status: 'cancelled' as const, cancelledAt: at, cancelReason: word };
  await product.app.db.update(bookings).set(cancelled).where(eq(bookings.id, bookingId));
  await product.app.db
    .insert(bookingTransitions)
    .values({ bookingId, fromStatus: 'confirmed', toStatus: 'cancelled', at, actor, reason: reason || null });
}

test('the confirmation has calendar, voucher and receipt, all in the booking’s language', async () => {
  const { booking } = await paidBooking('BK-2026-301', { language: 'sw' });
  const letter = await once('mail-booking-confirmed', { bookingId: booking.id });
  expect(filesOf(letter)).toEqual(['BK-2026-301.ics', 'BK-2026-301-voucher.pdf', 'BK-2026-301-receipt.pdf']);
  const [, voucher, receipt] = letter.attachments ?? [];
  for (const [file, words] of [
    [voucher, 'Vocha'],
    [receipt, 'Risiti'],
  ] as const) {
    const bytes = new Uint8Array(Buffer.from(file?.content ?? '', 'base64'));
    expect((await extractText(bytes, { mergePages: true })).text).toContain(words);
  }
});

test('a refund on its way has a letter with amount, destination and time, but not once it has arrived', async () => {
  const { paymentId, attemptId, booking } = await paidBooking('BK-2026-302');
  const card = await refundRow(
    product.app,
    { paymentId, attemptId },
    { ...dollars, method: 'stripe', status: 'pending' },
  );
  const letter = await once('mail-refund-sent', { refundId: card });
  expect(letter.subject).toBe('Your refund is on its way: BK-2026-302');
  lines(letter, [
    'The refund goes to the card you paid with. Your bank shows it within 5 to 10 days.',
    'Service: Dawn Drive & <Picnic>',
    'Your refund: $240.50 USD',
    `https://twende.example/dashboard/bookings/${booking.id}`,
  ]);
  const more = { ...dollars, method: 'stripe', pointsBack: 1_250, status: 'pending' } as const;
  const points = await refundRow(product.app, { paymentId, attemptId }, more);
  lines(await once('mail-refund-sent', { refundId: points }), ['Points returned: 1,250']);
  // A refund to M-Pesa arrives within minutes, and has its letter then.
  const phone = await refundRow(product.app, { paymentId, attemptId }, { ...shillings, status: 'sending' });
  const arrived = await refundRow(product.app, { paymentId, attemptId }, { ...dollars, status: 'succeeded' });
  const surplus = await refundRow(
    product.app,
    { paymentId, attemptId },
    {
      ...dollars,
      reason: 'surplus',
      status: 'pending',
    },
  );
  // The refund failed after all, and is queued again.
  const again = await refundRow(
    product.app,
    { paymentId, attemptId },
    { ...dollars, method: 'stripe', status: 'queued' },
  );
  for (const refundId of [phone, arrived, surplus, again, newId()])
    expect(await run('mail-refund-sent', { refundId })).toEqual([]);
});

test('a refund that succeeded has a letter with reference and receipt, also for a surplus, and again after it had failed', async () => {
  const { paymentId, attemptId } = await paidBooking('BK-2026-303', { language: 'sw' }, shillings);
  const done = { status: 'succeeded', providerRef: 'TKL5BACK303' } as const;
  const refundId = await refundRow(product.app, { paymentId, attemptId }, { ...shillings, ...done });
  const letter = await once('mail-refund-done', { refundId });
  expect(letter.subject).toBe('Umerejeshewa pesa: BK-2026-303');
  lines(letter, [
    'Umerejeshewa pesa zako.',
    'Pesa zilitumwa kwa M-Pesa kwenye simu uliyotumia kulipa.',
    'Umerejeshewa: KES 26,455',
    'Nambari ya kumbukumbu: TKL5BACK303',
  ]);
  expect(letter.text).not.toContain('benki');
  expect(filesOf(letter)).toEqual(['BK-2026-303-receipt.pdf']);
  await product.app.db.update(refunds).set({ providerRef: 'BANK-7' }).where(eq(refunds.id, refundId));
  lines(await once('mail-refund-done', { refundId }), ['Nambari ya kumbukumbu: BANK-7']);

  const never = await bookingRows(product.app, 'BK-2026-304', { status: 'cancelled', cancelReason: 'expired' });
  const surplus = await refundRow(
    product.app,
    { paymentId: never.paymentId, attemptId },
    {
      ...{ ...dollars, reason: 'surplus', method: 'stripe', status: 'succeeded', providerRef: 're_304' },
    },
  );
  const back = await once('mail-refund-done', { refundId: surplus });
  lines(back, [
    'The refund was sent to the card you paid with. Your bank shows it within 5 to 10 days.',
    'Refunded: $240.50 USD',
    'Reference: re_304',
  ]);
  expect(back.text).not.toContain('arrived');
  expect(filesOf(back)).toEqual([]);
  for (const changes of [{ status: 'pending' }, { ...done, reason: 'chargeback', providerRef: 'dp_1' }] as const) {
    const other = await refundRow(product.app, { paymentId, attemptId }, { ...dollars, ...changes });
    expect(await run('mail-refund-done', { refundId: other })).toEqual([]);
  }
});

test('refunds decided together that go to one card are told of in one letter, with their sum', async () => {
  const { paymentId, attemptId } = await paidBooking('BK-2026-386');
  const part = (changes: Partial<typeof refunds.$inferInsert>) =>
    refundRow(product.app, { paymentId, attemptId }, { ...dollars, method: 'stripe', status: 'succeeded', ...changes });
  const first = await part({ providerRef: 're_396a', pointsBack: 100 });
  const second = await part({ providerRef: 're_396b', pointsBack: 50 });
  await part({ createdAt: new Date('2026-01-01T00:00:00Z') });
  const letter = await once('mail-refund-done', { refundId: second });
  lines(letter, ['Refunded: $481 USD', 'Points returned: 150', 'Reference: re_396a', 'Reference: re_396b']);
  expect(await run('mail-refund-done', { refundId: first })).toEqual([]);
});

test('a refund by hand has a letter that says that it takes longer and needs no action', async () => {
  const { paymentId, attemptId } = await paidBooking('BK-2026-305');
  const refundId = await refundRow(
    product.app,
    { paymentId, attemptId },
    {
      ...shillings,
      method: 'manual',
      status: 'manual',
    },
  );
  const letter = await once('mail-refund-manual', { refundId });
  expect(letter.subject).toBe('Your refund will take a little longer: BK-2026-305');
  lines(letter, ['You do not need to do anything, and your money is safe.', 'Your refund: KES 26,455']);
  await product.app.db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.id, refundId));
  const other = await refundRow(product.app, { paymentId, attemptId }, { ...shillings, status: 'queued' });
  expect(await run('mail-refund-manual', { refundId: other })).toEqual([]);
});

test('cancelled by the traveller: the traveller is told what is refunded, the provider what they keep', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-306');
  const about = { bookingId: booking.id, providerId: booking.providerId, at: product.clock.now() };
  const share = { usdCents: usd(24_050), discountCents: usd(0) };
  const received = { ...dollars, provider: 'stripe' as const };
  await transaction(product.app, (tx) =>
    postLedger(tx, { ...about, kind: 'payment', source: attemptId, entries: paymentEntries(received, share) }),
  );
  // An earlier refund is not part of what the cancellation refunds.
  await refundRow(product.app, { paymentId, attemptId }, { ...dollars, amountMinor: 777, reason: 'goodwill' });
  product.clock.advance(60_000);
  await cancel(booking.id, 'traveller', 'Ill');
  await refundRow(
    product.app,
    { paymentId, attemptId },
    {
      ...dollars,
      amountMinor: 12_025,
      usdCents: 12_025,
      method: 'stripe',
    },
  );
  const letter = await once('mail-booking-cancelled', { bookingId: booking.id });
  expect(letter).toMatchObject({ to: 'bk-2026-306@example.com', subject: 'Booking cancelled: BK-2026-306' });
  lines(letter, [
    'As you asked, we have cancelled your booking.',
    'You can see your refund below.',
    'The refund goes to the card you paid with. Your bank shows it within 5 to 10 days.',
    'Your refund: $120.25 USD',
  ]);
  for (const absent of ['$7.77', 'Reason', 'sorry']) expect(letter.text).not.toContain(absent);

  const data = { bookingId: booking.id };
  const told = await once('mail-provider-booking-cancelled', data);
  expect(told).toMatchObject({ to: 'mara@example.com', subject: 'Booking cancelled: BK-2026-306' });
  // The deposit is not split yet; of the whole of it they would have 88 %.
  lines(told, [
    'The traveller has cancelled this booking.',
    'Traveller: Amina Hassan',
    'Reason: Ill',
    'You keep: $211.64 USD',
  ]);
});

test('what a provider keeps is what the ledger has posted for them', async () => {
  const { booking, attemptId } = await paidBooking('BK-2026-307', { language: 'sw' });
  const about = { bookingId: booking.id, providerId: booking.providerId, at: product.clock.now() };
  const taxes = { vatBps: 0, levyBps: 0, withholdingBps: 0 };
  const share = { usdCents: usd(12_025), discountCents: usd(0) };
  await transaction(product.app, async (tx) => {
    const received = { ...dollars, provider: 'stripe' as const, amountMinor: 12_025 };
    await postLedger(tx, { ...about, kind: 'payment', source: attemptId, entries: paymentEntries(received, share) });
    const entries = cancellationEntries(usd(12_025), 1200, taxes);
    await postLedger(tx, { ...about, kind: 'cancellation', source: booking.id, entries });
  });
  await cancel(booking.id, 'admin', 'Flood');
  const told = await once('mail-provider-booking-cancelled', { bookingId: booking.id });
  lines(told, ['Tumelazimika kughairi nafasi hii.', 'Sababu: Flood', 'Unabaki na: $105.82 USD']);
});

test('cancelled by the provider or by us: the letter apologises, names the reason and the full refund', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-308', { language: 'sw' }, shillings);
  await cancel(booking.id, 'provider', 'The road is gone');
  await refundRow(product.app, { paymentId, attemptId }, { ...shillings, reason: 'provider_cancel', pointsBack: 20 });
  lines(await once('mail-booking-cancelled', { bookingId: booking.id }), [
    'Samahani: mwenyeji wako amelazimika kughairi nafasi yako.',
    'Utarejeshewa pesa zote ulizolipa.',
    'Sababu: The road is gone',
    'Utakachorejeshewa: KES 26,455',
    'Pointi zilizorudi: 20',
  ]);
  lines(await once('mail-provider-booking-cancelled', { bookingId: booking.id }), [
    'Umeghairi nafasi hii. Msafiri anarejeshewa pesa zote zilizolipwa.',
    'Unabaki na: $0 USD',
  ]);
  const { booking: second } = await paidBooking('BK-2026-309');
  await cancel(second.id, 'admin', 'Closed');
  lines(await once('mail-booking-cancelled', { bookingId: second.id }), [
    'We are sorry: we have had to cancel your booking.',
    'Under the policy of this booking, there is no refund.',
  ]);
});

test('cancelled after the bank has returned the payment: the letter says so, and not that the policy gives nothing', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-398');
  const back = {
    ...dollars,
    amountMinor: 24_050,
    method: 'stripe',
    status: 'succeeded',
    reason: 'chargeback',
  } as const;
  await refundRow(product.app, { paymentId, attemptId }, back);
  product.clock.advance(60_000);
  await cancel(booking.id, 'admin', 'Closed');
  const letter = await once('mail-booking-cancelled', { bookingId: booking.id });
  lines(letter, ['Your bank has already returned your payment to you, so nothing more is refunded by us.']);
  expect(letter.text).not.toContain('policy');
});

test('the bank has returned one payment, and the policy keeps the other: the letter names the policy', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-397');
  const back = { ...dollars, amountMinor: 10_000, usdCents: 10_000, method: 'stripe', status: 'succeeded' } as const;
  await refundRow(product.app, { paymentId, attemptId }, { ...back, reason: 'chargeback' });
  product.clock.advance(60_000);
  await cancel(booking.id, 'admin', 'Closed');
  lines(await once('mail-booking-cancelled', { bookingId: booking.id }), [
    'Under the policy of this booking, there is no refund.',
  ]);
  const { booking: second, ...paid } = await paidBooking('BK-2026-356');
  await refundRow(product.app, paid, {
    ...back,
    amountMinor: 24_050,
    usdCents: 24_050,
    reason: 'chargeback',
    status: 'withdrawn',
  });
  await cancel(second.id, 'admin', 'Closed');
  lines(await once('mail-booking-cancelled', { bookingId: second.id }), [
    'Under the policy of this booking, there is no refund.',
  ]);
});

test('an unpaid booking that is cancelled: its traveller is told what happens to late money, its provider gets no letter', async () => {
  const { booking } = await bookingRows(product.app, 'BK-2026-310', { status: 'pending' });
  await cancel(booking.id, 'traveller');
  const data = { bookingId: booking.id };
  lines(await once('mail-booking-cancelled', data), [
    'You had not paid for it. If your phone still asks for your M-Pesa PIN, please do not enter it. Any payment that arrives from now on will be refunded in full.',
  ]);
  expect(await run('mail-provider-booking-cancelled', data)).toEqual([]);
  const { booking: expired } = await bookingRows(product.app, 'BK-2026-311', {
    status: 'cancelled',
    cancelReason: 'expired',
  });
  const { booking: standing } = await paidBooking('BK-2026-312');
  for (const { id } of [expired, standing]) {
    expect(await run('mail-booking-cancelled', { bookingId: id })).toEqual([]);
    expect(await run('mail-provider-booking-cancelled', { bookingId: id })).toEqual([]);
  }
});

test.each([
  ['en', 'BK-2026-391', 'your host has had to cancel your booking.', /full refund/],
  ['sw', 'BK-2026-392', 'mwenyeji wako amelazimika kughairi nafasi yako.', /Utarejeshewa/],
] as const)(
  'an unpaid booking that its host cancels: no refund is promised (%s)',
  async (language, reference, who, promise) => {
    const { booking } = await bookingRows(product.app, reference, { status: 'pending', language });
    await cancel(booking.id, 'provider', 'The road is gone');
    const letter = await once('mail-booking-cancelled', { bookingId: booking.id });
    expect(letter.text).toContain(who);
    expect(letter.text).toMatch(language === 'en' ? /You had not paid for it/ : /Hukuwa umelipia/);
    expect(letter.text).not.toMatch(promise);
  },
);

async function change(bookingId: string, status: 'applied' | 'lapsed' | 'held', money: object) {
  const now = product.clock.now();
  const [startDate, endDate] = [calendarDate('2026-12-20'), calendarDate('2026-12-21')];
  const id = newId();
  await product.app.db.insert(bookingChanges).values({
    ...{ id, bookingId, status, startDate, endDate, guests: 2, places: 2, lines: [], totalCents: 30_000 },
    ...{ policy: freezePolicy('flexible', startDate, now), differenceCents: 0, askedBy: newId(), createdAt: now },
    ...{ fromStartDate: calendarDate('2026-12-14'), fromEndDate: calendarDate('2026-12-15'), fromGuests: 2 },
    ...{ fromPlaces: 2, fromTotalCents: 24_050, holdEndsAt: now, holdBaseEndsAt: now },
    ...{ appliedAt: status === 'applied' ? now : null, ...money },
  });
  return id;
}

async function chargeChange(bookingId: string, changeId: string, money: Parameters<typeof paidAttempt>[1]['money']) {
  const id = newId();
  const now = product.clock.now();
  const made = { createdAt: now, updatedAt: now };
  await product.app.db.insert(payments).values({ id, bookingId, changeId, seq: 2, dueCents: 5_950, ...made });
  const attemptId = await paidAttempt(product.app, { paymentId: id, money });
  await product.app.db.update(payments).set({ attemptId }).where(eq(payments.id, id));
}

test('a changed booking: both sides are told old and new, and the traveller gets new papers', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-313');
  const changeId = await change(booking.id, 'applied', { differenceCents: 5_950 });
  await chargeChange(booking.id, changeId, { currency: 'KES', amountMinor: 654_500 });
  const letter = await once('mail-booking-changed', { changeId });
  expect(letter.subject).toBe('Booking changed: BK-2026-313');
  const facts = [
    'Dates: 14 Dec 2026 to 15 Dec 2026, now 20 Dec 2026 to 21 Dec 2026',
    'Guests: 2',
    'Price: $240.50 USD, now $300 USD',
  ];
  lines(letter, [...facts, 'Paid for the change: KES 6,545']);
  expect(filesOf(letter)).toEqual(['BK-2026-313.ics', 'BK-2026-313-voucher.pdf', 'BK-2026-313-receipt.pdf']);
  const told = await once('mail-provider-booking-changed', { changeId });
  lines(told, [...facts, 'Traveller: Amina Hassan']);
  expect(told.attachments).toBeUndefined();
  expect(await run('mail-change-lapsed', { changeId })).toEqual([]);
  const cheaper = await change(booking.id, 'applied', {
    differenceCents: -4_050,
    totalCents: 20_000,
    refundCents: 2_025,
  });
  const back = { reason: 'change', usdCents: 1_000 } as const;
  await refundRow(product.app, { paymentId, attemptId }, { ...back, currency: 'KES', amountMinor: 110_000 });
  await refundRow(
    product.app,
    { paymentId, attemptId },
    { ...back, currency: 'USD', amountMinor: 1_020, pointsBack: 5 },
  );
  // A refund of an earlier change.
  await refundRow(
    product.app,
    { paymentId, attemptId },
    { ...dollars, ...back, amountMinor: 777, createdAt: new Date(0) },
  );
  const cheap = await once('mail-booking-changed', { changeId: cheaper });
  lines(cheap, [
    'Your refund: KES 1,100',
    'Your refund: $10.20 USD',
    'Points returned: 5',
    'Not refunded under the policy: $20.25 USD',
  ]);
  expect(cheap.text).not.toContain('$7.77');
});

test('a lapsed change has a letter that the booking stays as it was; a held one and a cancelled booking have none', async () => {
  const { booking } = await paidBooking('BK-2026-314', { language: 'sw' });
  const held = await change(booking.id, 'held', {});
  for (const name of ['mail-change-lapsed', 'mail-booking-changed', 'mail-provider-booking-changed'] as const) {
    expect(await run(name, { changeId: held })).toEqual([]);
  }
  const changeId = await change(booking.id, 'lapsed', { lapseReason: 'expired' });
  const letter = await once('mail-change-lapsed', { changeId });
  expect(letter.subject).toBe('Nafasi yako inabaki ilivyokuwa: BK-2026-314');
  lines(letter, ['Wageni: 2', 'Bei: $240.50 USD (uliomba $300 USD)']);
  expect(letter.text).not.toContain('sasa');
  expect(letter.attachments).toBeUndefined();
  const givenUp = await change(booking.id, 'lapsed', { lapseReason: 'traveller' });
  expect(await run('mail-change-lapsed', { changeId: givenUp })).toEqual([]);
  const later = await change(booking.id, 'lapsed', { lapseReason: 'expired' });
  await cancel(booking.id, 'traveller');
  expect(await run('mail-change-lapsed', { changeId: later })).toEqual([]);
});

test('cancelled and refunded within a minute: the letter says what was refunded, and where to', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-318', {}, shillings);
  await cancel(booking.id, 'traveller');
  await refundRow(product.app, { paymentId, attemptId }, { ...shillings, status: 'succeeded' });
  lines(await once('mail-booking-cancelled', { bookingId: booking.id }), [
    'The refund was sent by M-Pesa to the phone you paid with.',
    'Refunded: KES 26,455',
  ]);
});

test('the refund of a payment that never came has no letter', async () => {
  const rows = await bookingRows(product.app, 'BK-2026-319', { status: 'cancelled', cancelReason: 'traveller' });
  const attemptId = await paidAttempt(product.app, { paymentId: rows.paymentId, money: shillings });
  await surplusRefund(product.app, { paymentId: rows.paymentId, attemptId }, shillings);
  await product.app.db.update(refunds).set({ status: 'withdrawn' }).where(eq(refunds.attemptId, attemptId));
  expect(await run('mail-payment-surplus', { bookingId: rows.booking.id })).toEqual([]);
});

test('a duplicate of a confirmed booking is called a second payment', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-315');
  await refundRow(product.app, { paymentId, attemptId }, { ...shillings, reason: 'duplicate', usdCents: 0 });
  const letter = await once('mail-payment-surplus', { bookingId: booking.id });
  lines(letter, ['You paid twice for this booking. We refund the second payment; your booking stays confirmed.']);
});

test('late money for a booking that its traveller had cancelled is not explained by a lack of room', async () => {
  const rows = await bookingRows(product.app, 'BK-2026-316', { status: 'cancelled', cancelReason: 'traveller' });
  const attemptId = await paidAttempt(product.app, { paymentId: rows.paymentId, money: shillings });
  await surplusRefund(product.app, { paymentId: rows.paymentId, attemptId }, shillings);
  const [letter, told] = await run('mail-payment-surplus', { bookingId: rows.booking.id });
  expect(letter?.text).toContain('Your payment came after this booking was cancelled. You will get a full refund.');
  expect(told?.text).toContain('A payment for this booking came after it was cancelled.');
  for (const each of [letter, told]) expect(each?.text).not.toMatch(/no room|no longer available/);
});

test.each([
  ['pending', 'Your booking is still held for you: please open it and pay the full amount.'],
  ['cancelled', 'You do not need to do anything.'],
] as const)(
  'a payment of too little for a booking that is %s has a letter to its traveller only',
  async (status, whatNow) => {
    const ended = status === 'cancelled' && { cancelReason: 'expired' as const };
    const rows = await bookingRows(product.app, status === 'pending' ? 'BK-2026-325' : 'BK-2026-326', {
      status,
      ...ended,
    });
    const attemptId = await paidAttempt(product.app, { paymentId: rows.paymentId, money: shillings });
    await refundRow(
      product.app,
      { paymentId: rows.paymentId, attemptId },
      { ...shillings, reason: 'too_little', usdCents: 0 },
    );
    const letter = await once('mail-payment-surplus', { bookingId: rows.booking.id });
    lines(letter, [
      'We received less than the price of this booking, so we could not use the payment. You will get a full refund.',
      whatNow,
      'Amount: KES 26,455',
    ]);
  },
);

test('a lost dispute: both sides are told, in their language, without technical terms', async () => {
  const { booking, paymentId, attemptId } = await paidBooking('BK-2026-320');
  await cancel(booking.id, 'system', 'chargeback');
  const taken = { ...dollars, reason: 'chargeback', method: 'stripe', status: 'succeeded', pointsBack: 500 } as const;
  await refundRow(product.app, { paymentId, attemptId }, taken);
  const letter = await once('mail-booking-cancelled', { bookingId: booking.id });
  lines(letter, [
    'The bank of the card you paid with has withdrawn the payment, so this booking is cancelled.',
    'Returned by your bank: $240.50 USD',
    'Points returned: 500',
  ]);
  const told = await once('mail-provider-booking-cancelled', { bookingId: booking.id });
  lines(told, [
    'We are sorry: the bank of the card used to pay for this booking has withdrawn the payment, so the booking is cancelled.',
    'These dates are available again in your calendar on Twende, except where a block or another calendar closes them.',
  ]);
  for (const { text } of [letter, told]) expect(text).not.toMatch(/chargeback|Reason|terms|we have had to cancel/i);

  const swahili = await paidBooking('BK-2026-321', { language: 'sw' });
  await cancel(swahili.booking.id, 'system', 'chargeback');
  const barua = await once('mail-booking-cancelled', { bookingId: swahili.booking.id });
  lines(barua, ['Benki ya kadi uliyotumia kulipa imeyachukua tena malipo ya nafasi hii, kwa hivyo imeghairiwa.']);
  expect(barua.text).not.toMatch(/chargeback|Sababu|masharti/);
});

test('the letter of a booking that was cancelled without a reason names none', async () => {
  const { booking } = await paidBooking('BK-2026-317');
  await cancel(booking.id, 'traveller');
  const told = await once('mail-provider-booking-cancelled', { bookingId: booking.id });
  expect(told.text).not.toContain('Reason');
});
