import type { App } from '#server/app.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { InSameTx, UseCaseOptions } from '#server/db/client.ts';
import { daysOfQuery } from '#server/http/days-of-query.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams, WhyRequest } from '#shared/contracts/common.schemas.ts';
import {
  AdminPayoutAnswer,
  AdminPayoutsAnswer,
  AdminPayoutsQuery,
  BankFailedRequest,
  BankListQuery,
  BankListState,
  BankPaidRequest,
  OwedProvidersAnswer,
  OwedProvidersQuery,
  PayoutItemParams,
  PayoutLines,
  ProviderBalances,
} from '#shared/contracts/payouts.schemas.ts';
import {
  type AdminPayout,
  approvePayoutCall,
  bankFailedCall,
  bankListPath,
  bankPaidCall,
  bankReturnedCall,
  getBankListStateCall,
  getPayoutCall,
  getProviderBalancesCall,
  listOwedProvidersCall,
  listPayoutLinesCall,
  listPayoutsCall,
  retryItemCall,
  withdrawPayoutCall,
} from '#shared/contracts/payouts.ts';
import { approvePayout, withdrawPayout } from './approve-payout.ts';
import { getBankList } from './bank-list.ts';
import { getBankListState } from './bank-list-queries.ts';
import { getBalances } from './get-earnings.ts';
import { listPayoutLines } from './list-payout-lines.ts';
import { noteBankItem } from './note-bank-item.ts';
import { listOwedProviders } from './owed-queries.ts';
import { getPayoutMethod } from './payout-method.ts';
import { getPayout, listPayouts } from './queries.ts';
import { retryItem } from './retry-item.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;
const asksConsent = true;

/**
 * Answers with the payout that a use case changed. The answer is stored for the idempotency key in the same
 * transaction.
 */
async function payoutAnswer(
  { inSameTx }: { inSameTx: InSameTx<{ payout: AdminPayout }> },
  change: (options: UseCaseOptions<AdminPayout>) => Promise<AdminPayout>,
): Promise<{ payout: AdminPayout }> {
  return { payout: await change({ inSameTx: (tx, payout) => inSameTx(tx, { payout }) }) };
}

interface Moving {
  inSameTx: InSameTx<{ payout: AdminPayout }>;
  person: { id: string };
  params: Record<string, string>;
  body: object | null | undefined;
}

/** The same of a use case that moves money, for which another admin may have to consent. */
const moved = (app: App, input: Moving, change: Parameters<typeof payoutAnswer>[1]) =>
  orAskConsent(app, input, () => payoutAnswer(input, change));

/** The calls with which admins decide payouts and note what the bank did. */
export function payoutsRoutes(http: Http, app: App): void {
  owedRoutes(http, app);
  payoutRoutes(http, app);
  transferRoutes(http, app);
}

/** What we owe providers. */
function owedRoutes(http: Http, app: App): void {
  http.route({
    call: listOwedProvidersCall,
    schemas: { query: OwedProvidersQuery, answer: OwedProvidersAnswer },
    access,
    summary: 'What we owe each provider, and why nothing is paid out now; the largest sum first',
    tag,
    handler: ({ query }) => listOwedProviders(app.db, query),
  });
  http.route({
    call: getProviderBalancesCall,
    schemas: { params: IdParams, answer: ProviderBalances },
    access,
    summary: 'The balances of one provider, as its members see them',
    tag,
    handler: async ({ params }) => getBalances(app, (await getPayoutMethod(app.db, params.id)).provider),
  });
}

function payoutRoutes(http: Http, app: App): void {
  http.route({
    call: listPayoutsCall,
    schemas: { query: AdminPayoutsQuery, answer: AdminPayoutsAnswer },
    access,
    summary: 'Payouts to providers, newest first',
    tag,
    handler: ({ query }) => listPayouts(app.db, query),
  });
  http.route({
    call: getPayoutCall,
    schemas: { params: IdParams, answer: AdminPayoutAnswer },
    access,
    summary: 'A payout with its transfers',
    tag,
    handler: async ({ params }) => ({ payout: await getPayout(app.db, params.id) }),
  });
  http.route({
    call: listPayoutLinesCall,
    schemas: { params: IdParams, answer: PayoutLines },
    access,
    summary: 'What a payout is made of: what was posted for its provider since the payout before, up to 200 lines',
    tag,
    handler: ({ params }) => listPayoutLines(app.db, params.id),
  });
  http.route({
    call: approvePayoutCall,
    schemas: { params: IdParams, body: WhyRequest, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Approve a payout, which sends it',
    tag,
    idempotent,
    asksConsent,
    handler: (input) => moved(app, input, (options) => approvePayout(app, input.person, input.params.id, options)),
  });
  http.route({
    call: withdrawPayoutCall,
    schemas: { params: IdParams, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Withdraw a payout that is not approved',
    tag,
    idempotent,
    handler: (input) => payoutAnswer(input, (options) => withdrawPayout(app, input.person, input.params.id, options)),
  });
}

/** The transfers of a payout: what the bank did with them, a new try, and the bank list. */
function transferRoutes(http: Http, app: App): void {
  http.route({
    call: bankPaidCall,
    schemas: { params: PayoutItemParams, body: BankPaidRequest, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Note that the bank has made a transfer',
    tag,
    idempotent,
    asksConsent,
    handler: (input) =>
      moved(app, input, (options) =>
        noteBankItem(app, input.person, { ...input.params, note: { paid: input.body.reference } }, options),
      ),
  });
  http.route({
    call: bankFailedCall,
    schemas: { params: PayoutItemParams, body: BankFailedRequest, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Note that the bank has not made a transfer',
    tag,
    idempotent,
    asksConsent,
    handler: (input) =>
      moved(app, input, (options) =>
        noteBankItem(app, input.person, { ...input.params, note: { failed: input.body.reason } }, options),
      ),
  });
  http.route({
    call: bankReturnedCall,
    schemas: { params: PayoutItemParams, body: BankFailedRequest, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Note that the bank has returned a transfer',
    tag,
    idempotent,
    asksConsent,
    handler: (input) =>
      moved(app, input, (options) =>
        noteBankItem(app, input.person, { ...input.params, note: { returned: input.body.reason } }, options),
      ),
  });
  http.route({
    call: retryItemCall,
    schemas: { params: PayoutItemParams, body: WhyRequest, answer: AdminPayoutAnswer },
    access,
    recentSignIn: true,
    summary: 'Send the money of a failed transfer again, in a new transfer',
    tag,
    idempotent,
    asksConsent,
    handler: (input) => moved(app, input, (options) => retryItem(app, input.person, input.params, options)),
  });
  http.route({
    call: getBankListStateCall,
    schemas: { answer: BankListState },
    access,
    summary: 'What is on the bank list, who downloaded it last, and how much of it was downloaded before',
    tag,
    handler: () => getBankListState(app.db),
  });
  http.file({
    path: bankListPath,
    access,
    recentSignIn: true,
    summary: 'Transfers to be made at the bank, as CSV',
    tag,
    contentType: 'text/csv',
    querySchema: BankListQuery,
    handler: ({ person, query, lang }) => {
      const days = query.from || query.to ? daysOfQuery(app, query) : undefined;
      return getBankList(app, person, { days, lang });
    },
  });
}
