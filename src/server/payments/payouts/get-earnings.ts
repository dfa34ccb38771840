import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { mapPage } from '#server/db/page.ts';
import type { EarningsQuery } from '#shared/contracts/payouts.schemas.ts';
import type { Earnings } from '#shared/contracts/payouts.ts';
import type { PostingKind } from '../ledger/post-ledger.ts';
import { nextRunDay } from './payout-days.ts';
import { balancesOf } from './provider-balances.ts';
import { hasOpenPayout } from './repository.ts';
import { listEarnings, type StatementLine } from './statement.ts';

type Earning = Earnings['items'][number];
type EarningKind = Earning['kind'];

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

/** A provider's balances, all sums over the ledger, and a page of the postings that they consist of, newest first by default. */
export async function getEarnings(
  app: App,
  provider: { id: string; name: string },
  query: z.output<typeof EarningsQuery>,
): Promise<Earnings> {
  const [balances, lines, isOpen] = await Promise.all([
    balancesOf(app.db, provider.id),
    listEarnings(app.db, { ...query, providerId: provider.id }),
    hasOpenPayout(app.db, provider.id),
  ]);
  const page = mapPage(lines, earningOf);
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
    ...page,
    entries: page.items,
  };
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
