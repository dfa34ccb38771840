import { approvePayout } from '#server/payments/payouts/approve-payout.ts';
import type { PayoutDestination } from '#server/payments/payouts/destination.ts';
import { noteBankItem } from '#server/payments/payouts/note-bank-item.ts';
import { lastRunDay, nextRunDay } from '#server/payments/payouts/payout-days.ts';
import { setPayoutMethod } from '#server/payments/payouts/payout-method.ts';
import { prepareDuePayouts } from '#server/payments/payouts/prepare-payouts.ts';
import { listPayoutsOf } from '#server/payments/payouts/queries.ts';
import { addDays, type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { demoService } from './data/pricing.ts';
import { type Batch, dayMs, type Openings } from './history.ts';
import { known, type Step, type World } from './world.ts';

/** The provider of the demo's login page. */
const providerKey = 'acacia-dawn';
const ownerKey = 'baraka';
/** What is collected later than this waits for an admin of the demo, who sees it arrive on the phone. */
const approvedUntilDaysAgo = 50;

const account: PayoutDestination = {
  channel: 'bank',
  bankName: 'Umoja Bank',
  branchCode: '014',
  accountName: 'Acacia Dawn Safaris Ltd',
  accountNumber: '0140023718890',
};

/**
 * One provider is paid what it earned: each Monday's draft is approved the day after and made by the bank two days
 * later. In the end it moves to M-Pesa, and its latest draft is left open. All other providers have not yet said
 * where their money is to go.
 */
export function payoutSteps(world: World, opened: Openings, batches: readonly Batch[], now: Date): Step[] {
  const { app } = world;
  const begin = new Date(known(opened.providers, providerKey).getTime() + 2 * dayMs);
  const turn = new Date(now.getTime() - approvedUntilDaysAgo * dayMs);
  const owner = () => known(world.people, ownerKey);
  const sayWhereTo = (destination: PayoutDestination) =>
    setPayoutMethod(app, { personId: owner().id, providerId: known(world.providerIds, providerKey), destination });
  return [
    { at: begin, run: () => sayWhereTo(account) },
    ...mondaysAroundTrips(batches, now).flatMap((monday): Step[] => [
      { at: inTheDay(monday, 6), run: () => prepareDuePayouts(app) },
      ...(inTheDay(monday, 6) < turn ? paymentSteps(world, monday) : []),
    ]),
    // Real shillings would leave for a number that may be somebody's.
    ...(app.config.mpesa.mode === 'sandbox'
      ? [{ at: turn, run: () => sayWhereTo({ channel: 'mpesa', phoneNumber: owner().demo.phone }) }]
      : []),
  ];
}

/** The run after each of its trips, which collects it, and the one before: made late, that would collect it a week too early. */
function mondaysAroundTrips(batches: readonly Batch[], now: Date): CalendarDate[] {
  const ends = batches
    .flatMap(({ bookings }) => bookings)
    .filter(({ serviceKey }) => demoService(serviceKey).providerKey === providerKey)
    .flatMap(({ completesAt }) => completesAt ?? []);
  const mondays = new Set(ends.flatMap((end) => [lastRunDay(end), nextRunDay(end)]));
  return [...mondays].filter((monday) => inTheDay(monday, 6) < now);
}

const inTheDay = (date: CalendarDate, hour: number) => new Date(startOfDayNairobi(date).getTime() + hour * 3_600_000);

function paymentSteps(world: World, monday: CalendarDate): Step[] {
  const { app, people, providerIds } = world;
  const admin = () => known(people, 'admin');
  const latest = async () => {
    const { items } = await listPayoutsOf(app.db, known(providerIds, providerKey), { page: 1, pageSize: 1 });
    return items.find(({ period }) => period === monday);
  };
  return [
    {
      at: inTheDay(addDays(monday, 1), 10),
      run: async () => {
        const draft = await latest();
        if (draft) await approvePayout(app, admin(), draft.id);
      },
    },
    {
      at: inTheDay(addDays(monday, 3), 11),
      run: async () => {
        const payout = await latest();
        for (const [index, item] of (payout?.items ?? []).entries()) {
          const reference = `FT${monday.replaceAll('-', '')}${index + 1}`;
          await noteBankItem(app, admin(), { id: payout?.id ?? '', itemId: item.id, note: { paid: reference } });
        }
      },
    },
  ];
}
