import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { listService } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { addThirdGuest, change, giveUp, good, paid, quote, scenario, serviceId, taken } from './support.ts';

describe('a change is refused', () => {
  test('on a full day, and nothing of it is stored', async () => {
    const stay = await paid('card');
    await scenario.book({ serviceId, startDate: stay.startDate, guests: 2 });
    expect((await quote(stay, { guests: 3 })).body).toMatchObject({ available: 2, places: 3 });
    expect(await change(stay, { guests: 3, total: 150 })).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await taken(stay)).toBe(4);
    expect(await scenario.read(stay)).toMatchObject({ change: null, changeable: true });
    await checkInvariants(scenario, stay);
  });

  test('to strangers, for whom the booking is not found, and to admins and the provider', async () => {
    const stay = await paid('card');
    const held = await addThirdGuest(stay);
    const others = [await scenario.register(), await scenario.admin(), await scenario.member(serviceId)];
    for (const other of others) {
      expect((await quote(stay, { guests: 4 }, other)).status).toBe(404);
      expect((await change(stay, { guests: 4, total: 200 }, other)).status).toBe(404);
      expect((await giveUp(stay, held.id, other)).status).toBe(404);
    }
    expect(await scenario.read(stay, others[1])).toMatchObject({ change: { id: held.id }, changeable: false });
    const another = await paid('card');
    expect((await giveUp(another, held.id)).status).toBe(404);
    expect((await scenario.call(`/api/bookings/${stay.id}/changes`, { body: {} })).status).toBe(401);
  });

  test('when the booking is unpaid or cancelled, too late, or no longer offered', async () => {
    const refusal = { status: 409, body: { code: 'not_changeable' } };
    const unpaid = await scenario.book({ serviceId, startDate: '2027-06-01' });
    expect(await quote(unpaid, { guests: 1 })).toMatchObject(refusal);
    expect(await change(unpaid, { guests: 1, total: 50 })).toMatchObject(refusal);
    const gone = await paid('card');
    await scenario.cancel(gone);
    expect(await change(gone, { guests: 1, total: 50 })).toMatchObject(refusal);
    const tomorrow = addDays(calendarDate(scenario.product.clock.now().toISOString().slice(0, 10)), 1);
    const late = await paid('card', { startDate: tomorrow });
    expect(await scenario.read(late)).toMatchObject({ changeable: false, cancellation: { percent: 0 } });
    expect(await change(late, { guests: 1, total: 50 })).toMatchObject(refusal);
    const service = await listService(scenario.product, 5_000, { capacity: 4 });
    const paused = await paid('card', { serviceId: service });
    await scenario.product.app.db.execute(sql`update services set listed = false where id = ${service}`);
    expect(await change(paused, { guests: 1, total: 50 })).toMatchObject(refusal);
  });

  test('to days that the listing rules out, but not to other guests on its own days', async () => {
    const { product } = scenario;
    const service = await listService(product, 5_000, { capacity: 4 });
    const stay = await paid('card', { serviceId: service });
    await product.app.db.execute(sql`update services set lead_days = 700 where id = ${service}`);
    expect(await quote(stay, { guests: 1 })).toMatchObject({ status: 200 });
    const later = await quote(stay, { guests: 2, startDate: addDays(calendarDate(stay.startDate), 1) });
    const fields = { startDate: expect.stringContaining('days ahead') };
    expect(later).toMatchObject({ status: 400, body: { code: 'invalid_dates', fields } });
  });

  test('after twenty of one booking in a day', async () => {
    const { app } = scenario.product;
    const stay = await paid('card');
    await transaction(app, async (tx) => {
      const limit = { subject: `changes:${stay.id}`, most: 20, periodMs: 24 * 3_600_000 };
      for (let n = 0; n < 19; n++) await takeTries(tx, [limit], scenario.product.clock.now());
    });
    app.config.rateLimits = true;
    try {
      expect((await change(stay, { guests: 1, total: 50 })).status).toBe(201);
      const refusal = { status: 429, body: { code: 'too_many_tries', retryAfter: 72 * 60 } };
      expect(await quote(stay, { guests: 2 })).toMatchObject({ status: 200 });
      expect(await change(stay, { guests: 2, total: 100 })).toMatchObject(refusal);
    } finally {
      app.config.rateLimits = false;
    }
  });

  test('while another change is open, and cancelling one is refused once it is applied', async () => {
    const stay = await paid('card');
    const held = await addThirdGuest(stay);
    expect(await quote(stay, { guests: 4 })).toMatchObject({ status: 409, body: { code: 'change_open' } });
    expect(await change(stay, { guests: 4, total: 200 })).toMatchObject({ status: 409, body: { code: 'change_open' } });
    await scenario.card(stay, good);
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 409, body: { code: 'change_paid' } });
    await checkInvariants(scenario, stay);
  });

  test('at another price than was shown, without any difference to the booking, and on days that cannot be booked', async () => {
    const stay = await paid('card');
    expect(await change(stay, { guests: 3, total: 149.5 })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 150 },
    });
    expect(await change(stay, { guests: 2, total: 100 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { startDate: expect.stringContaining('already booked') } },
    });
    const past = { startDate: '2026-11-01', total: 100 };
    expect(await change(stay, past)).toMatchObject({ status: 400, body: { code: 'invalid_dates' } });
    expect(await change(stay, { guests: 10_001, total: 1 })).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await scenario.read(stay)).toMatchObject({ guests: 2, change: null });
  });

  test('at another difference than was shown, because the booking has become cheaper', async () => {
    const stay = await paid('card');
    const { total, amountDue } = (await quote(stay, { guests: 3 })).body;
    expect([total, amountDue]).toEqual([150, 50]);
    await change(stay, { guests: 1, total: 50 });
    expect(await change(stay, { guests: 3, total, amountDue })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 150, refund: 0, pointsBack: 0, amountDue: 100 },
    });
    expect(await scenario.read(stay)).toMatchObject({ guests: 1, change: null });
    const seen = { guests: 3, total, refund: 0, pointsBack: 0, amountDue: 100 };
    expect((await change(stay, seen)).body).toMatchObject({ status: 'held', amountDue: 100 });
  });

  test('with another number of points than was shown', async () => {
    const traveller = await scenario.register();
    await transaction(scenario.product.app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 1_000, at: scenario.product.clock.now() }),
    );
    const stay = await paid('card', { traveller, points: 1_000 });
    const shown = { guests: 1, total: 50, refund: 45, pointsBack: 499 };
    expect(await change(stay, shown)).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 50, refund: 45, pointsBack: 500, amountDue: 0 },
    });
    expect((await change(stay, { ...shown, pointsBack: 500 })).status).toBe(201);
  });

  test('while a bank disputes a payment', async () => {
    const stay = await paid('card');
    await scenario.product.app.db.execute(sql`update payments set disputed = true where booking_id = ${stay.id}`);
    expect(await change(stay, { guests: 3, total: 150 })).toMatchObject({ status: 409, body: { code: 'disputed' } });
  });
});

test('at the end the ledger agrees with our rows and with Stripe’s list', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
