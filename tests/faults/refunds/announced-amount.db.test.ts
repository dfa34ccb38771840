import fc from 'fast-check';
import { expect, test } from 'vitest';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { BookingChange, ChangeQuote } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addDays, today } from '#shared/dates.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, listService, openScenario, type Stay } from '../../support/scenario.ts';
import { movedFor } from '../support/invariants.ts';

const scenario = await openScenario();

const good = '4242424242424242';
/** All of the price, and the parts that a policy refunds. */
const daysAhead = { all: 8, half: 3 };

const way = fc.record({
  by: fc.constantFrom('mpesa' as const, 'mpesa' as const, 'card' as const),
  rate: fc.integer({ min: 101, max: 139 }),
});
const history = fc.record({
  priceCents: fc.integer({ min: 301, max: 9_999 }),
  when: fc.constantFrom(...(Object.keys(daysAhead) as (keyof typeof daysAhead)[])),
  first: way,
  dearer: fc.option(way),
  goodwillCents: fc.option(fc.integer({ min: 1, max: 250 })),
  cheaper: fc.boolean(),
});

async function pay(stay: Stay, { by, rate }: { by: 'mpesa' | 'card'; rate: number }): Promise<void> {
  const admin = await makePerson(scenario.product.app, { role: 'admin' });
  await updateSettings(scenario.product.app, admin, { usdToKesRate: rate });
  if (by === 'card') await scenario.card(stay, good);
  else {
    const options = await scenario.call<{ amountKes: number }>(`/api/payments/options/${stay.id}`, {
      as: stay.traveller,
    });
    expect((await scenario.push(stay, freshPhone(), { amount: options.body.amountKes })).status).toBe(200);
  }
  await scenario.pass(10);
}

type Announced = Pick<NonNullable<Booking['cancellation']>, 'back'>;
const sumOf = (back: Announced['back'], of: (way: Announced['back'][number]) => number) =>
  back.reduce((sum, one) => sum + of(one), 0);

/** Shillings that were sent, without M-Pesa's fee. */
async function shillingsSent(): Promise<number> {
  const { moved } = await scenario.product.control<{ moved: { direction: string; amount: number }[] }>(
    'daraja',
    'moved',
  );
  return moved.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? 0 : amount), 0);
}

/** Runs `act`, and compares the announced refund with the refunds that were decided and what Stripe and M-Pesa moved. */
async function sends(stay: Stay, { back }: Announced, act: () => Promise<{ status: number }>): Promise<void> {
  const [sent, { usdCents: paid }] = [await shillingsSent(), await movedFor(scenario.product, stay)];
  const known = (await scenario.read(stay)).refunds.length;
  expect((await act()).status).toBeLessThan(300);
  await scenario.pass(30);
  const made = (await scenario.read(stay)).refunds.slice(known);
  const decided = (currency: 'USD' | 'KES') =>
    made.reduce((sum, one) => sum + (one.currency === currency ? one.amount * 100 : 0), 0);
  const kes = sumOf(back, (one) => one.kes ?? 0);
  const usdCents = Math.round(sumOf(back, (one) => (one.kes === null ? one.amount * 100 : 0)));
  expect([Math.round(decided('KES')), Math.round(decided('USD'))]).toEqual([kes * 100, usdCents]);
  expect((await shillingsSent()) - sent).toBe(kes);
  expect(paid - (await movedFor(scenario.product, stay)).usdCents).toBe(usdCents);
}

test('the refund announced for a change or a cancellation is the refund that is sent, in shillings and in dollars', {
  timeout: 240_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async ({ priceCents, when, first, dearer, goodwillCents, cheaper }) => {
      const serviceId = await listService(scenario.product, priceCents, { capacity: 6, policy: 'moderate' });
      const startDate = addDays(today(scenario.product.clock), daysAhead[when]);
      const stay = await scenario.book({ serviceId, startDate });
      await pay(stay, first);
      const path = `/api/bookings/${stay.id}/changes`;
      const quote = async (guests: number) =>
        (await scenario.call<ChangeQuote>(`${path}/quote`, { as: stay.traveller, body: { startDate, guests } })).body;
      const change = (guests: number, { total, refund, pointsBack, amountDue }: ChangeQuote) => {
        const body = { startDate, guests, total, refund, pointsBack, amountDue };
        return scenario.call<BookingChange>(path, { as: stay.traveller, body });
      };
      if (dearer) {
        expect((await change(4, await quote(4))).body.status).toBe('held');
        await pay(stay, dearer);
      }
      if (goodwillCents !== null) {
        const body = { amount: goodwillCents / 100, reason: 'The road was closed' };
        const given = await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, {
          as: await scenario.admin(),
          body,
        });
        expect(given.status).toBe(201);
        await scenario.pass(30);
      }
      if (cheaper) {
        const priced = await quote(1);
        await sends(stay, priced, () => change(1, priced));
        for (const { kes } of priced.back) seen.add(kes === null ? 'change: card' : 'change: M-Pesa');
      }
      const { cancellation } = await scenario.read(stay);
      if (!cancellation) throw new Error('It can be cancelled');
      const { refundAmount, pointsBack, back } = cancellation;
      await sends(stay, cancellation, () => scenario.cancel(stay, { refundAmount, pointsBack }));
      for (const { kes } of back) seen.add(kes === null ? 'cancel: card' : 'cancel: M-Pesa');
    }),
    { numRuns: 12, seed: 20_261_122 },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining(['cancel: M-Pesa', 'cancel: card', 'change: M-Pesa', 'change: card']),
  );
});
