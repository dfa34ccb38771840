import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { newId } from '#server/db/columns.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';
import { planSms } from './plan-sms.ts';
import { createSmsApp, paidFrom, type SmsApp, smsBooking, smsRows, wantSms } from './sms.fixture.ts';
import { limitsOf } from './sms-limits.ts';
import { warnOfMany } from './warn-of-many.ts';

let product: SmsApp;
beforeAll(async () => {
  product = await createSmsApp();
});
afterAll(() => product.close());

/** How many of `count` messages, each asked for anew, are to be sent. */
async function plannedOf(bookingId: string, count: number, message: SmsMessage = 'voucher'): Promise<number> {
  let planned = 0;
  for (let n = 0; n < count; n++) {
    if (await planSms(product.app, { message, bookingId, about: newId() })) planned += 1;
  }
  return planned;
}

/** Another person's booking with the same number. */
async function strangersBooking(phone: string) {
  return smsBooking(product.app, { phone });
}

test('to a typed number one person causes 6 a day, and all together 12', async () => {
  const phone = '+254712000001';
  const first = await smsBooking(product.app, { phone });
  expect(await plannedOf(first.id, 8)).toBe(6);
  expect((await smsRows(product.app, first.id)).voucher).toBeDefined();
  // The same person with another booking.
  const again = await smsBooking(product.app, { phone });
  await product.app.db.update(bookings).set({ personId: first.personId }).where(eq(bookings.id, again.id));
  expect(await plannedOf(again.id, 1)).toBe(0);
  expect((await smsRows(product.app, again.id)).voucher).toMatchObject({ state: 'left_out', reason: 'limit' });
  expect(await plannedOf((await strangersBooking(phone)).id, 8)).toBe(6);
  expect(await plannedOf((await strangersBooking(phone)).id, 1)).toBe(0);
  // Their owner, who has paid with it, is not kept from theirs.
  const owner = await strangersBooking(phone);
  await paidFrom(product.app, owner, phone);
  expect(await plannedOf(owner.id, 21)).toBe(20);
});

test('one traveller causes 20 a day, to whichever numbers', async () => {
  const first = await smsBooking(product.app, { phone: '+254712000100' });
  let planned = await plannedOf(first.id, 6);
  for (const phone of ['+254712000101', '+254712000102', '+254712000103']) {
    const other = await smsBooking(product.app, { phone });
    await product.app.db.update(bookings).set({ personId: first.personId }).where(eq(bookings.id, other.id));
    planned += await plannedOf(other.id, 6);
  }
  expect(planned).toBe(20);
});

test('a host gets 10 messages about requests a day, and 40 in all', async () => {
  const { app } = product;
  const booking = await smsBooking(app);
  await app.db.update(bookings).set({ status: 'pending', approval: 'asked' }).where(eq(bookings.id, booking.id));
  expect(await plannedOf(booking.id, 11, 'host_request')).toBe(10);
  await app.db.update(bookings).set({ status: 'confirmed', approval: 'not_needed' }).where(eq(bookings.id, booking.id));
  expect(await plannedOf(booking.id, 31, 'host_booking')).toBe(30);
});

test('our team is warned once a day that there are many, and the limit of the product ends every list', async () => {
  await warnOfMany(product.app);
  await warnOfMany(product.app);
  expect(product.logged.filter((line) => line.includes('"alert":"sms_many"'))).toHaveLength(1);
  const subject = { phoneKey: 'k', isPayer: true, personId: 'p', isRequest: false } as const;
  for (const side of ['traveller', 'host'] as const) {
    expect(limitsOf({ ...subject, side }).at(-1)).toMatchObject({ subject: 'sms:all', most: 2_000 });
  }
});

test('what is switched off takes no try', async () => {
  const phone = '+254712000200';
  const booking = await smsBooking(product.app, { phone, wants: false });
  expect(await plannedOf(booking.id, 7)).toBe(0);
  await wantSms(product.app, booking.personId, true);
  expect(await plannedOf(booking.id, 7)).toBe(6);
});
