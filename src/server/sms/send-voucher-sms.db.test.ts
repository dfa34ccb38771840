import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { transaction } from '#server/db/client.ts';
import { changeChoices } from '#server/notices/change-choices.ts';
import { perBooking } from './send-voucher-sms.ts';
import { createSmsApp, paidFrom, type SmsApp, smsBooking } from './sms.fixture.ts';

let product: SmsApp;
beforeAll(async () => {
  product = await createSmsApp();
});
afterAll(() => product.close());
beforeEach(() => product.answer(undefined));

/** Asks as whoever has booked. */
async function ask({ id, personId }: { id: string; personId: string }) {
  const { app } = product;
  const session = { personId, remember: false, userAgent: '', now: app.clock.now() };
  const token = await transaction(app, (tx) => startSession(tx, session));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await product.fastify.inject({ method: 'POST', url: `/api/bookings/${id}/voucher/sms`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test('a traveller sends the voucher to their phone, also with text messages switched off and in quiet hours', async () => {
  const { app, clock } = product;
  clock.freeze(new Date('2026-11-23T22:00:00+03:00'));
  const booking = await smsBooking(app, { wants: false, phone: '+254711000001' });
  await changeChoices(app, booking.personId, { quietHours: { from: '21:00', to: '07:00', zone: 'Africa/Nairobi' } });
  const before = product.sent.length;
  expect(await ask(booking)).toEqual({ status: 200, body: { phone: '+254711000001' } });
  expect(product.sent.slice(before)).toEqual([
    { to: '+254711000001', text: expect.stringMatching(/^Twende voucher BK-.*Show this message when you arrive\.$/s) },
  ]);
});

test('three times a day for one booking', async () => {
  const booking = await smsBooking(product.app, { phone: '+254711000002' });
  await paidFrom(product.app, booking, '+254711000002');
  for (let time = 0; time < perBooking.most; time += 1) {
    product.clock.advance(1_000);
    expect((await ask(booking)).status).toBe(200);
  }
  product.clock.advance(1_000);
  expect(await ask(booking)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
});

test('where a limit of all text messages is reached, it is said', async () => {
  const booking = await smsBooking(product.app, { phone: '+254711000003' });
  for (let time = 0; time < 6; time += 1) await product.tell(booking.id, ['voucher'], String(time));
  expect(await ask(booking)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
});

test('why it cannot be sent is said: nothing is confirmed, no Kenyan number, the gateway refuses it; another’s is not found', async () => {
  const { app } = product;
  const pending = await smsBooking(app, { status: 'pending' });
  expect(await ask(pending)).toMatchObject({ status: 409, body: { code: 'not_ready' } });
  const abroad = await smsBooking(app, { phone: '+44 20 7946 0000' });
  expect(await ask(abroad)).toMatchObject({ status: 409, body: { code: 'sms_no_phone' } });
  const booking = await smsBooking(app, { phone: '+254711000004' });
  product.answer({ kind: 'refused', reason: 'number' });
  expect(await ask(booking)).toMatchObject({ status: 409, body: { code: 'sms_failed' } });
  expect(await ask({ id: booking.id, personId: abroad.personId })).toMatchObject({ status: 404 });
});
