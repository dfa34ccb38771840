import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { mapPage } from '#server/db/page.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { EarningsQuery } from '#shared/contracts/payouts.schemas.ts';
import type { Earnings, ProviderBalances } from '#shared/contracts/payouts.ts';
import { kesFor, usd } from '#shared/money.ts';
import type { PostingKind } from '../ledger/post-ledger.ts';
import { nextRunDay } from './payout-days.ts';
import { balancesOf } from './provider-balances.ts';
import { getPayee } from './queries.ts';
import { hasOpenPayout } from './repository.ts';
import { PAYOUT_MIN_KES } from './split-payout.ts';
import { listEarnings, type StatementLine } from './statement.ts';

type Earning = Earnings['items'][number];
type EarningKind = Earning['kind'];

const kinds: Partial<Record<PostingKind, EarningKind>> = {
  earn: 'earn',
  cancellation: 'cancellation',
  dispute_closed: 'dispute',
  refund: 'refund',
  refund_withdrawn: 'refund_withdrawn',
  payout: 'payout',
  payout_arrived: 'payout',
  payout_reversed: 'payout_reversed',
};

/** The kind of a posting as earnings and statements display it. */
export const earningKind = (kind: PostingKind): EarningKind => kinds[kind] ?? 'other';

const dollars = (cents: number) => cents / 100;
const perhaps = (cents: number | null) => (cents === null ? null : dollars(cents));

/** By the same rules as `collectPayout`, which decides when one is requested. */
async function payoutsNow(app: App, providerId: string, { payable, isOpen }: { payable: number; isOpen: boolean }) {
  const [{ status, method }, { usdToKesRate }] = await Promise.all([getPayee(app.db, providerId), getSettings(app.db)]);
  const shillings = kesFor(usd(Math.max(0, payable)), usdToKesRate);
  const refusal = (): Earnings['payoutRefusal'] => {
    if (status !== 'approved') return 'not_approved';
    if (!method) return 'payout_method_missing';
    if (isOpen) return 'payout_open';
    return shillings < PAYOUT_MIN_KES ? 'payout_minimum' : null;
  };
  const payoutMethod = method && { ...method, changedAt: method.changedAt.toISOString() };
  return { payoutMethod, payoutRefusal: refusal(), payableKes: shillings, payoutMinimumKes: PAYOUT_MIN_KES };
}

type Provider = { id: string; name: string };

/** A provider's balances, all sums over the ledger, and why no payout can be requested now. */
export async function getBalances(app: App, provider: Provider): Promise<ProviderBalances> {
  const [balances, isOpen] = await Promise.all([balancesOf(app.db, provider.id), hasOpenPayout(app.db, provider.id)]);
  const now = await payoutsNow(app, provider.id, { payable: balances.payable, isOpen });
  return {
    provider: { id: provider.id, name: provider.name },
    currency: 'USD',
    owed: dollars(balances.owed),
    payable: dollars(balances.payable),
    inPreparation: dollars(balances.inPreparation),
    onTheWay: dollars(balances.onTheWay),
    paidOut: dollars(balances.paidOut),
    upcoming: dollars(balances.upcoming),
    frozen: dollars(balances.frozen),
    nextPayoutDate: isOpen ? null : nextRunDay(app.clock.now()),
    ...now,
  };
}

/** Its balances, and a page of the postings that they consist of, newest first by default. */
export async function getEarnings(
  app: App,
  provider: Provider,
  query: z.output<typeof EarningsQuery>,
): Promise<Earnings> {
  const [balances, lines] = await Promise.all([
    getBalances(app, provider),
    listEarnings(app.db, { ...query, providerId: provider.id }),
  ]);
  const page = mapPage(lines, earningOf);
  return { ...balances, ...page, entries: page.items };
}

const earningOf = (line: StatementLine): Earning => ({
  at: line.at.toISOString(),
  kind: earningKind(line.kind),
  source: line.source,
  bookingId: line.reference,
  gross: perhaps(line.grossCents),
  commission: perhaps(line.commissionCents),
  taxes: perhaps(line.taxesCents),
  net: dollars(line.netCents),
  receipt: line.receipt,
});
