import type { App } from '#server/app.ts';
import type { PageNumber } from '#server/db/page.ts';
import type { Earnings } from '#shared/contracts/payouts.ts';
import type { PostingKind } from '../ledger/post-ledger.ts';
import { nextRunDay } from './payout-days.ts';
import { balancesOf } from './provider-balances.ts';
import { listEarnings } from './statement.ts';

type EarningKind = Earnings['entries'][number]['kind'];

const kinds: Partial<Record<PostingKind, EarningKind>> = {
  earn: 'earn',
  cancellation: 'cancellation',
  dispute_closed: 'dispute',
  payout: 'payout',
  payout_arrived: 'payout',
  payout_reversed: 'payout_reversed',
};

/** The kind of a posting as earnings and statements display it. */
export const earningKind = (kind: PostingKind): EarningKind => kinds[kind] ?? 'other';

const dollars = (cents: number) => cents / 100;
const perhaps = (cents: number | null) => (cents === null ? null : dollars(cents));

/** A provider's balances, all sums over the ledger, and a page of the postings that they consist of, newest first. */
export async function getEarnings(
  app: App,
  provider: { id: string; name: string },
  page: PageNumber,
): Promise<Earnings> {
  const [balances, { lines, ...total }] = await Promise.all([
    balancesOf(app.db, provider.id),
    listEarnings(app.db, provider.id, page),
  ]);
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
    nextPayoutDate: nextRunDay(app.clock.now()),
    entries: lines.map(({ at, kind, reference, grossCents, commissionCents, taxesCents, netCents }) => ({
      at: at.toISOString(),
      kind: earningKind(kind),
      bookingId: reference,
      gross: perhaps(grossCents),
      commission: perhaps(commissionCents),
      taxes: perhaps(taxesCents),
      net: dollars(netCents),
    })),
    ...total,
    ...page,
  };
}
