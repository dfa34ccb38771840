import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPerson } from '#server/accounts/register.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { people } from '#server/accounts/tables.ts';
import { sealAnswers } from '#server/bookings/answers/stored-answers.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobInput, JobName } from '#server/jobs/registry.ts';
import type { Letter } from '#server/outside/mail.ts';
import { payments } from '#server/payments/records/tables.ts';
import type { BookedExtra } from '#shared/extras.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { sentMails } from '../tables.ts';
import { bookingRows, chooseLanguage, paidAttempt, refundRow, surplusRefund } from './rows.fixture.ts';

const password = 'Savanna-2026-long';
let product: TestApp;
let sent: Letter[] = [];
let mailServer: 'up' | 'down' = 'up';
beforeAll(async () => {
  product = await createTestApp({
    routes: [accountsRoutes],
    jobs: notificationsJobs,
    env: { PUBLIC_URL: 'https://twende.example' },
  });
  product.app.mail = {
    async send(letter) {
      if (mailServer === 'down') throw new Error('connection refused');
      sent.push(letter);
    },
  };
});
afterAll(() => product.close());
beforeEach(() => {
  sent = [];
  mailServer = 'up';
});

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

test.each([
  { lang: 'en', link: 'https://twende.example/verify-email?token=', subject: 'Please verify your email address' },
  {
    lang: 'sw',
    link: 'https://twende.example/sw/verify-email?token=',
    subject: 'Tafadhali thibitisha barua pepe yako',
  },
] as const)(
  'a registration in $lang sends one letter whose link verifies the address',
  async ({ lang, link, subject }) => {
    const email = `new-${lang}@example.com`;
    const { token: session } = await registerPerson(product.app, {
      name: 'Amina',
      email,
      password,
      role: 'user',
      language: lang,
    });
    await product.drain();
    const letter = one(sent);
    expect(letter).toMatchObject({ to: email, subject });
    const [, token = ''] = /verify-email\?token=([0-9a-f]{64})\n/.exec(letter.text) ?? [];
    expect(letter.text).toContain(`${link}${token}`);
    expect(letter.html).toContain(`href="${link}${token}"`);
    expect(letter.text + letter.html).not.toContain(session);
    const answer = await product.fastify.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { token } });
    expect(answer.json()).toEqual({ success: true, alreadyVerified: false });
  },
);

test('the queue never holds the link in clear text, and a link that no longer works is not sent', async () => {
  const { user } = await registerPerson(product.app, {
    name: 'Amina',
    email: 'queue@example.com',
    password,
    role: 'user',
    language: 'en',
  });
  const queued = await product.app.db.execute<{ data: { sealedToken: string } }>(
    `select data from jobs.job where name = 'mail-verify-email' and state = 'created'`,
  );
  const sealed = queued.rows[0]?.data.sealedToken ?? '';
  expect(queued.rows).toEqual([{ data: { sealedToken: sealed } }]);
  expect(product.app.secrets.open(sealed)).toMatch(/^[0-9a-f]{64}$/);
  await product.app.db
    .update(people)
    .set({ emailVerifiedAt: new Date(0) })
    .where(eq(people.id, user.id));
  await product.drain();
  expect(sent).toEqual([]);
});

test('both sides read the answers to the host’s questions, and the provider again where they have changed', async () => {
  const { app } = product;
  const { booking } = await bookingRows(app, 'BK-2026-150', { status: 'confirmed', language: 'sw' });
  const asked = (value: string) => sealAnswers(app, [{ id: 'flight', required: true, own: null, value }]);
  const answer = (value: string, at?: Date) =>
    app.db
      .update(bookings)
      .set({ answersSealed: asked(value), ...(at && { answersChangedAt: at }) })
      .where(eq(bookings.id, booking.id));
  await answer('KQ 602');
  for (const name of ['mail-booking-confirmed', 'mail-provider-booking-confirmed'] as const) {
    expect(one(await run(name, { bookingId: booking.id })).text).toMatch(/Ndege au treni:\s+KQ 602/);
  }
  const [first, last] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T09:01:00Z')];
  await answer('KQ 764', last);
  const changed = (at: Date) =>
    run('mail-provider-answers-changed', { bookingId: booking.id, changedAt: at.toISOString() });
  // Another change came after it, whose letter says all.
  expect(await changed(first)).toEqual([]);
  const letter = one(await changed(last));
  expect(letter).toMatchObject({ to: 'mara@example.com', subject: 'Majibu mapya ya nafasi BK-2026-150' });
  expect(letter.text).toMatch(/Ndege au treni:\s+KQ 764/);
  expect(await changed(last)).toEqual([]);
  for (let minute = 2; minute < 8; minute += 1) {
    const at = new Date(Date.UTC(2026, 10, 21, 9, minute));
    await answer(`KQ ${minute}`, at);
    // Five a day about one booking; the panel shows all.
    expect(await changed(at), `letter ${minute}`).toHaveLength(minute < 6 ? 1 : 0);
  }
});

test('the traveller of a confirmed booking gets one letter with everything about it', async () => {
  const { booking, paymentId } = await bookingRows(product.app, 'BK-2026-101', { status: 'confirmed' });
  const attemptId = await paidAttempt(product.app, {
    paymentId,
    money: { currency: 'KES', amountMinor: 2_645_500 },
    receipt: 'SKL1ABCDEF',
  });
  await product.app.db.update(payments).set({ attemptId }).where(eq(payments.id, paymentId));
  const letter = one(await run('mail-booking-confirmed', { bookingId: booking.id }));
  expect(letter).toMatchObject({ to: 'bk-2026-101@example.com', subject: 'Booking confirmed: BK-2026-101' });
  for (const line of [
    'Hello Amina,',
    'Booking: BK-2026-101',
    'Service: Dawn Drive & <Picnic>',
    'Place: Maasai Mara',
    'Dates: 14 Dec 2026 to 15 Dec 2026',
    'Meeting point: Wilson Airport, Nairobi',
    'Directions to the meeting point: https://www.google.com/maps/dir/?api=1&destination=-1.319,36.815',
    'Host: Mara Trails',
    'Host’s phone: +254700000001',
    'Guests: 2',
    'Paid: KES 26,455',
    'Receipt: SKL1ABCDEF',
    `https://twende.example/dashboard/bookings/${booking.id}`,
    'Questions? Email help@twende.test or call +254 712 345 600.',
    'This is a demo: no real money is used.',
  ]) {
    expect(letter.text.split('\n')).toContain(line);
  }
  expect(letter.html).toContain('Dawn Drive &amp; &lt;Picnic&gt;');
  expect(letter.text).toContain('We have attached a file');
  expect(letter.attachments).toEqual([
    { filename: 'BK-2026-101.ics', contentType: 'text/calendar; charset=utf-8', content: expect.any(String) },
    {
      ...{ filename: 'BK-2026-101-voucher.pdf', contentType: 'application/pdf', encoding: 'base64' },
      content: expect.stringMatching(/^JVBERi0/),
    },
  ]);
  expect(letter.attachments?.[0]?.content).toMatch(/^BEGIN:VCALENDAR.*DTSTART;VALUE=DATE:20261214.*STATUS:CONFIRMED/s);
  expect(await run('mail-booking-confirmed', { bookingId: booking.id })).toEqual([]);
});

test('in Kiswahili, paid by card in dollars, without a name', async () => {
  const state = { status: 'confirmed', language: 'sw', contactName: '' } as const;
  const { booking, paymentId } = await bookingRows(product.app, 'BK-2026-102', state);
  const attemptId = await paidAttempt(product.app, { paymentId, money: { currency: 'USD', amountMinor: 24_050 } });
  await product.app.db.update(payments).set({ attemptId }).where(eq(payments.id, paymentId));
  const letter = one(await run('mail-booking-confirmed', { bookingId: booking.id }));
  expect(letter.subject).toBe('Nafasi imethibitishwa: BK-2026-102');
  for (const line of [
    'Habari,',
    'Huduma: Safari ya Alfajiri',
    'Tarehe: 14 Des 2026 hadi 15 Des 2026',
    'Umelipa: $240.50 USD',
    `https://twende.example/sw/dashboard/bookings/${booking.id}`,
  ]) {
    expect(letter.text.split('\n')).toContain(line);
  }
  expect(letter.text).not.toContain('Risiti');
});

test('the provider gets a letter about the guests, at its own address and in its language', async () => {
  const { booking } = await bookingRows(product.app, 'BK-2026-103', { status: 'confirmed', language: 'sw' });
  const letter = one(await run('mail-provider-booking-confirmed', { bookingId: booking.id }));
  expect(letter).toMatchObject({ to: 'mara@example.com', subject: 'Nafasi mpya imewekwa: BK-2026-103' });
  expect(letter.text).toContain('Msafiri: Amina Hassan\nBarua pepe: bk-2026-103@example.com');
  expect(await run('mail-provider-booking-confirmed', { bookingId: booking.id })).toEqual([]);
});

test('a letter whose reason no longer holds is not sent', async () => {
  const party = [{ kind: 'citizen' as const, count: 2 }];
  const lunch = {
    ...{
      id: 'lunch',
      name: { en: 'Picnic lunch', sw: null },
      charged: 'per_guest' as const,
      unit: 'day' as const,
      count: 2,
      times: 1,
    },
    ...{ priceCents: usd(1_000), amountCents: usd(2_000) },
  } satisfies BookedExtra;
  const state = { status: 'cancelled' as const, cancelReason: 'expired', party, extras: [lunch] };
  const { booking } = await bookingRows(product.app, 'BK-2026-104', state);
  const about = { bookingId: booking.id };
  expect(await run('mail-booking-confirmed', about)).toEqual([]);
  expect(await run('mail-provider-booking-confirmed', about)).toEqual([]);
  expect(await run('mail-payment-surplus', { bookingId: '0199c3a2-5d7e-7000-8000-000000000009' })).toEqual([]);
  const letter = one(await run('mail-booking-expired', about));
  expect(letter.subject).toBe('Your booking has expired: BK-2026-104');
  // The same dates, guests and extras are asked for again.
  const stay = `startDate=${booking.startDate}&party=citizen%3A2&extras=lunch%3A2&guests=${booking.guests}`;
  expect(letter.text).toContain(`https://twende.example/booking/${booking.serviceId}?${stay}`);
  // Late money reinstated the booking before the letter was sent.
  const { booking: saved } = await bookingRows(product.app, 'BK-2026-105', { status: 'confirmed' });
  expect(await run('mail-booking-expired', { bookingId: saved.id })).toEqual([]);
});

test('late money without room: the traveller is told of the refund, the provider of the reason, and each further payment has its letters', async () => {
  const state = { status: 'cancelled', cancelReason: 'expired' } as const;
  const { booking, paymentId } = await bookingRows(product.app, 'BK-2026-106', state);
  const money = { currency: 'KES', amountMinor: 2_645_500 } as const;
  await surplusRefund(
    product.app,
    { paymentId, attemptId: await paidAttempt(product.app, { paymentId, money }) },
    money,
  );
  const letters = await run('mail-payment-surplus', { bookingId: booking.id });
  expect(letters.map(({ to }) => to)).toEqual(['bk-2026-106@example.com', 'mara@example.com']);
  const promise = 'We received your payment, but your dates are no longer available. You will get a full refund.';
  expect(letters[0]?.text.split('\n')).toContain(promise);
  expect(letters[0]?.html).toContain(promise);
  expect(letters[0]?.text).toContain('Amount: KES 26,455');
  expect(letters[1]?.subject).toBe('Late payment refunded: BK-2026-106');
  expect(await run('mail-payment-surplus', { bookingId: booking.id })).toEqual([]);

  const again = { currency: 'USD', amountMinor: 24_050 } as const;
  await surplusRefund(
    product.app,
    { paymentId, attemptId: await paidAttempt(product.app, { paymentId, seq: 2, money: again }) },
    again,
  );
  expect(one(await run('mail-payment-surplus', { bookingId: booking.id })).text).toContain('Amount: $240.50 USD');
});

test.each([
  ['day_passed', 'Your payment came after the first day of this trip', 'came after the first day of the trip'],
  ['points_short', 'the points for the rest of the price had been used', 'no longer covered the full price'],
] as const)('late money that is refunded as %s: both sides are told why', async (reason, traveller, provider) => {
  const state = { status: 'cancelled', cancelReason: 'expired' } as const;
  const { booking, paymentId } = await bookingRows(product.app, `BK-2026-9${reason.length}`, state);
  const money = { currency: 'KES', amountMinor: 2_645_500 } as const;
  const attemptId = await paidAttempt(product.app, { paymentId, money });
  await refundRow(product.app, { paymentId, attemptId }, { ...money, reason, usdCents: 0 });
  const letters = await run('mail-payment-surplus', { bookingId: booking.id });
  expect(letters).toHaveLength(2);
  expect(letters[0]?.text).toContain(traveller);
  expect(letters[1]?.text).toContain(provider);
  for (const { text } of letters) expect(text).not.toContain('no room');
});

test('a surplus of a confirmed booking has a letter to the traveller only', async () => {
  const { booking, paymentId } = await bookingRows(product.app, 'BK-2026-107', { status: 'confirmed' });
  const money = { currency: 'USD', amountMinor: 24_050 } as const;
  await surplusRefund(
    product.app,
    { paymentId, attemptId: await paidAttempt(product.app, { paymentId, money }) },
    money,
  );
  const letter = one(await run('mail-payment-surplus', { bookingId: booking.id }));
  expect(letter.to).toBe('bk-2026-107@example.com');
  expect(letter.text).toContain('your booking stays confirmed');
});

test('a mail server that is down loses no letter: the job fails, and its next run sends it', async () => {
  const { booking } = await bookingRows(product.app, 'BK-2026-108', { status: 'confirmed' });
  mailServer = 'down';
  expect(await run('mail-booking-confirmed', { bookingId: booking.id })).toEqual([]);
  const key = `booking-confirmed:${booking.id}`;
  expect(await product.app.db.select().from(sentMails).where(eq(sentMails.key, key))).toEqual([]);
  mailServer = 'up';
  one(await run('mail-booking-confirmed', { bookingId: booking.id }));
  expect(await product.app.db.select().from(sentMails).where(eq(sentMails.key, key))).toEqual([
    { key, template: 'booking-confirmed', sentAt: product.clock.now() },
  ]);
});

test('a letter is in the language that the traveller has chosen since they booked, and completed bookings still get theirs', async () => {
  const { booking } = await bookingRows(product.app, 'BK-2026-109', { status: 'completed' });
  await chooseLanguage(product.app, booking.personId, 'sw');
  const letter = one(await run('mail-booking-confirmed', { bookingId: booking.id }));
  expect(letter.subject).toMatch(/^Nafasi/);
  expect(letter.text).toContain(`/sw/dashboard/bookings/${booking.id}`);
});
