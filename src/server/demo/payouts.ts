import { approvePayout, withdrawPayout } from '#server/payments/payouts/approve-payout.ts';
import type { PayoutDestination } from '#server/payments/payouts/destination.ts';
import { noteBankItem } from '#server/payments/payouts/note-bank-item.ts';
import { lastRunDay, nextRunDay } from '#server/payments/payouts/payout-days.ts';
import { setPayoutMethod } from '#server/payments/payouts/payout-method.ts';
import { prepareDuePayouts } from '#server/payments/payouts/prepare-payouts.ts';
import { listPayoutsOf } from '#server/payments/payouts/queries.ts';
import { addDays, type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { demoService } from './data/pricing.ts';
import { type Batch, dayMs, type StartDates } from './history.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

/** The provider of the account on the demo's login page. */
const providerKey = 'acacia-dawn';
const ownerKey = 'baraka';
/** Payouts collected later than this are not approved. */
const approvedUntilDaysAgo = 50;

const account: PayoutDestination = {
  channel: 'bank',
  bankName: 'Umoja Bank',
  branchCode: '014',
  accountName: 'Acacia Dawn Safaris Ltd',
  accountNumber: '0140023718890',
};

/**
 * Pays one provider what it earned: each Monday's draft is approved the next day and paid by the bank two days later. At
 * last its payout method is changed to M-Pesa, and its latest draft is withdrawn, so that its owner sees what is payable and may
 * request it. Other providers have no payout method.
 */
export function payoutSteps(
  context: SeedContext,
  startDates: StartDates,
  batches: readonly Batch[],
  now: Date,
): Step[] {
  const { app } = context;
  const begin = new Date(getMade(startDates.providers, providerKey).getTime() + 2 * dayMs);
  const turn = new Date(now.getTime() - approvedUntilDaysAgo * dayMs);
  const owner = () => getMade(context.people, ownerKey);
  const sayWhereTo = (destination: PayoutDestination) =>
    setPayoutMethod(app, { personId: owner().id, providerId: getMade(context.providerIds, providerKey), destination });
  return [
    { at: begin, run: () => sayWhereTo(account) },
    ...mondaysAroundTrips(batches, now).flatMap((monday): Step[] => [
      { at: inTheDay(monday, 6), run: () => prepareDuePayouts(app) },
      ...(inTheDay(monday, 6) < turn ? paymentSteps(context, monday) : []),
    ]),
    // Not with the real M-Pesa, which would send shillings to a number that may exist.
    ...(app.config.mpesa.mode === 'sandbox'
      ? [{ at: turn, run: () => sayWhereTo({ channel: 'mpesa', phoneNumber: owner().demo.phone }) }]
      : []),
    { at: now, run: () => withdrawLatest(context) },
  ];
}

/** After the latest weekly run, which is not repeated: what was withdrawn waits for the next one. */
async function withdrawLatest({ app, people, providerIds }: SeedContext): Promise<void> {
  await prepareDuePayouts(app);
  const { items } = await listPayoutsOf(app.db, getMade(providerIds, providerKey), { page: 1, pageSize: 1 });
  const draft = items.find(({ status }) => status === 'draft');
  if (draft) await withdrawPayout(app, getMade(people, 'admin'), draft.id);
}

/** The payout run after each of its trips, and the one before it, without which the history would collect a week too early. */
function mondaysAroundTrips(batches: readonly Batch[], now: Date): CalendarDate[] {
  const ends = batches
    .flatMap(({ bookings }) => bookings)
    .filter(({ serviceKey }) => demoService(serviceKey).providerKey === providerKey)
    .flatMap(({ completesAt }) => completesAt ?? []);
  const mondays = new Set(ends.flatMap((end) => [lastRunDay(end), nextRunDay(end)]));
  return [...mondays].filter((monday) => inTheDay(monday, 6) < now);
}

const inTheDay = (date: CalendarDate, hour: number) => new Date(startOfDayNairobi(date).getTime() + hour * 3_600_000);

function paymentSteps(context: SeedContext, monday: CalendarDate): Step[] {
  const { app, people, providerIds } = context;
  const admin = () => getMade(people, 'admin');
  const latest = async () => {
    const { items } = await listPayoutsOf(app.db, getMade(providerIds, providerKey), { page: 1, pageSize: 1 });
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
