import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, type Page, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providers } from '#server/providers/tables.ts';
import { usdToKesNow } from '#server/settings/queries.ts';
import type { OwedProvidersQuery } from '#shared/contracts/payouts.schemas.ts';
import type { OwedProvider } from '#shared/contracts/payouts.ts';
import type { PayoutReason } from '#shared/payout-reasons.ts';
import { liabilityCents, PAYABLE } from '../ledger/balances.ts';
import { ledgerEntries, providerBalances } from '../ledger/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { PAYOUT_MIN_KES } from './split-payout.ts';
import { payoutMethods, payouts } from './tables.ts';

/** Builds what the list is made of, without a database. */
const build = new QueryBuilder();

/**
 * The bookings with a payment that is disputed or not verified, of all providers. There are few at a time, and both parts read
 * an index of these alone: `payments_disputed` and `payment_attempts_unverified`.
 */
const bookingsInDoubt = () =>
  build
    .select({ id: payments.bookingId })
    .from(payments)
    .where(sql`${payments.disputed}`)
    .union(
      build
        .select({ id: payments.bookingId })
        .from(paymentAttempts)
        .innerJoin(
          payments,
          and(eq(payments.id, paymentAttempts.paymentId), eq(payments.attemptId, paymentAttempts.id)),
        )
        .where(sql`${paymentAttempts.status} = 'succeeded' and not ${paymentAttempts.verified}`),
    );

/**
 * What each provider has earned by such bookings. They are an array, since PostgreSQL asks the index of the ledger's bookings for
 * each value of one, while it reads the whole ledger to join the view.
 */
export const frozenOf = () =>
  build
    .select({
      providerId: sql<string>`${ledgerEntries.providerId}`.as('frozen_provider_id'),
      cents: liabilityCents.as('cents'),
    })
    .from(ledgerEntries)
    .where(and(sql`${ledgerEntries.bookingId} = any(array(${bookingsInDoubt()}))`, eq(ledgerEntries.account, PAYABLE)))
    .groupBy(ledgerEntries.providerId)
    .as('frozen');

/** By the same rules as `collectPayout`. */
function columnsOf(frozen: ReturnType<typeof frozenOf>) {
  const frozenCents = sql<number>`coalesce(${frozen.cents}, 0)`.mapWith(Number);
  const draftCents = sql<number>`case when ${payouts.status} = 'draft' then ${payouts.usdCents} else 0 end`.mapWith(
    Number,
  );
  const payableCents = sql<number>`${providerBalances.owedCents} - ${frozenCents} - ${draftCents}`.mapWith(Number);
  // Whole shillings, rounded half up like `kesFor`.
  const isEnough = (cents: SQL) => sql`div(greatest(${cents}, 0) * ${usdToKesNow} + 50, 100) >= ${PAYOUT_MIN_KES}`;
  const why = sql<PayoutReason>`case
    when ${providerBalances.owedCents} < 0 then 'owes_us'
    when ${providers.status} <> 'approved' then 'not_approved'
    when ${payoutMethods.providerId} is null then 'payout_method_missing'
    when ${payouts.status} = 'draft' then 'payout_draft'
    when ${payouts.status} is not null then 'payout_under_way'
    when ${isEnough(payableCents)} then 'next_run'
    when ${frozenCents} > 0 and ${isEnough(sql`${providerBalances.owedCents}`)} then 'on_hold'
    else 'payout_minimum' end`;
  return { frozenCents, draftCents, payableCents, why };
}

/** The providers whom we owe something, or who owe us, by `provider_balances_owed`. */
function makeOwedList() {
  const frozen = frozenOf();
  const { why, ...cents } = columnsOf(frozen);
  const select = (from: Db, position: SQL<Position>) =>
    from
      .select({
        provider: { id: providers.id, name: providers.name },
        owedCents: providerBalances.owedCents,
        ...cents,
        method: { channel: payoutMethods.channel, destination: payoutMethods.destinationMasked },
        payout: { id: payouts.id, status: payouts.status },
        why,
        position,
      })
      .from(providerBalances)
      .innerJoin(providers, eq(providers.id, providerBalances.providerId))
      .leftJoin(payoutMethods, eq(payoutMethods.providerId, providerBalances.providerId))
      // The condition of `payouts_one_open`: a provider has one at most.
      .leftJoin(
        payouts,
        and(
          eq(payouts.providerId, providerBalances.providerId),
          sql`${payouts.status} in ('draft', 'approved', 'sending')`,
        ),
      )
      .leftJoin(frozen, eq(frozen.providerId, providerBalances.providerId))
      .$dynamic();
  return listOf({
    name: 'provider-balances',
    select,
    id: providerBalances.providerId,
    only: ne(providerBalances.owedCents, sql`0`),
    counted: { table: providerBalances, unless: ['why'] },
    filters: { why: (reason: PayoutReason) => sql`${why} = ${reason}` },
    sorts: { owed: { column: providerBalances.owedCents, index: 'provider_balances_owed' } },
  });
}

const owedList = makeOwedList();

type Query = z.output<typeof OwedProvidersQuery>;
type Row = Omit<Awaited<ReturnType<(typeof owedList)['select']>>[number], 'position'>;

const itemOf = ({
  provider,
  owedCents,
  payableCents,
  frozenCents,
  draftCents,
  method,
  payout,
  why,
}: Row): OwedProvider => ({
  id: provider.id,
  provider,
  owed: dollarsOf(owedCents),
  payable: dollarsOf(payableCents),
  frozen: dollarsOf(frozenCents),
  inPreparation: dollarsOf(draftCents),
  ...{ method, payout, why },
});

/** The providers whom we owe money, and who owe us, with the reason why nothing is paid out now; by default the largest sum first. */
export async function listOwedProviders(db: Db, query: Query): Promise<Page<OwedProvider>> {
  return mapPage(await readPage(db, owedList, query), itemOf);
}

/** All of them, in the same order. @throws AppError list_too_long */
export async function* eachOwedProvider(
  db: Db,
  query: WholeOf<Query>,
  most: number,
): AsyncGenerator<OwedProvider, void, undefined> {
  yield* eachItem(db, owedList, query, { most, itemsOf: (rows) => rows.map(itemOf) });
}

const dollarsOf = (cents: number) => cents / 100;
