import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Claim from '#server/sms/claim-sms.ts';
import { planSms } from '#server/sms/plan-sms.ts';
import { sendSms } from '#server/sms/send-sms.ts';
import { createSmsApp, type SmsApp, smsBooking, smsRows } from '#server/sms/sms.fixture.ts';
import { smsMessagesSent } from '#server/sms/tables.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

const workers = 6;

/** Without the guard a message is read, and then written without a condition. */
vi.mock('#server/sms/claim-sms.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Claim>, () => ({
    async claimSms(app, id) {
      const [waiting] = await app.db.select().from(smsMessagesSent).where(eq(smsMessagesSent.id, id));
      await atBarrier();
      if (waiting?.state !== 'waiting') return undefined;
      await app.db
        .update(smsMessagesSent)
        .set({ state: 'sending', dueAt: null, askedAt: app.clock.now(), tries: 1 })
        .where(eq(smsMessagesSent.id, id));
      return { ...waiting, tries: 1 };
    },
  })),
);

let product: SmsApp;
beforeAll(async () => {
  product = await createSmsApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => product.close());

test.each([
  { guard: true, sent: 1 },
  { guard: false, sent: workers },
])('one message that many workers send at once, guard $guard: sent $sent times', async ({ guard, sent }) => {
  const { app } = product;
  const booking = await smsBooking(app);
  const id = (await planSms(app, { message: 'voucher', bookingId: booking.id, about: '' })) ?? '';
  const before = product.sent.length;
  await withGuard({ on: guard, participants: guard ? 0 : workers }, () =>
    Promise.all(Array.from({ length: workers }, () => sendSms(app, id))),
  );
  expect(product.sent.length - before).toBe(sent);
});

test('one message that many jobs write down at once is one row', async () => {
  const { app } = product;
  const booking = await smsBooking(app);
  const plan = () => planSms(app, { message: 'voucher', bookingId: booking.id, about: '' });
  const ids = await Promise.all(Array.from({ length: workers }, plan));
  expect(ids.filter(Boolean)).toHaveLength(1);
  expect(Object.keys(await smsRows(app, booking.id))).toEqual(['voucher']);
});
