import type { App } from '#server/app.ts';
import { daysOfQuery } from '#server/http/days-of-query.ts';
import type { Http } from '#server/http/route.ts';
import {
  EarnedAnswer,
  EarnedQuery,
  EarningsAnswer,
  EarningsQuery,
  OwnPayoutsQuery,
  PayoutAnswer,
  PayoutMethodAnswer,
  PayoutMethodRequest,
  PayoutsAnswer,
  ProviderQuery,
  StatementQuery,
} from '#shared/contracts/payouts.schemas.ts';
import {
  getEarnedCall,
  getEarningsCall,
  getPayoutMethodCall,
  listOwnPayoutsCall,
  requestPayoutCall,
  setPayoutMethodCall,
  statementCsvPath,
  statementPdfPath,
} from '#shared/contracts/payouts.ts';
import { addDays, addMonths, calendarDate, type Days } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { getEarned } from './get-earned.ts';
import { getEarnings } from './get-earnings.ts';
import { getStatement } from './get-statement.ts';
import { getPayoutMethod, setPayoutMethod } from './payout-method.ts';
import { listPayoutsOf } from './queries.ts';
import { requestPayout } from './request-payout.ts';

const members = { access: 'provider', right: 'money', tag: 'provider' } as const;

/** The calls of a provider's members with the right `money`. */
export function providerPayoutsRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: getPayoutMethodCall,
    schemas: { query: ProviderQuery, answer: PayoutMethodAnswer },
    summary: 'Where a provider’s payouts go, masked',
    handler: ({ provider }) => getPayoutMethod(app.db, provider.id),
  });
  http.route({
    ...members,
    recentSignIn: true,
    call: setPayoutMethodCall,
    schemas: { query: ProviderQuery, body: PayoutMethodRequest, answer: PayoutMethodAnswer },
    summary: 'Set where a provider’s payouts go: an M-Pesa number or a bank account',
    handler: ({ person, provider, body }) =>
      setPayoutMethod(app, { personId: person.id, providerId: provider.id, destination: body }),
  });
  http.route({
    ...members,
    call: getEarningsCall,
    schemas: { query: EarningsQuery, answer: EarningsAnswer },
    summary: 'A provider’s balances, and the earnings and payouts that they come from, newest first',
    handler: ({ provider, query }) => getEarnings(app, provider, query),
  });
  http.route({
    ...members,
    call: getEarnedCall,
    schemas: { query: EarnedQuery, answer: EarnedAnswer },
    summary: 'What a provider’s trips earned by month or year, with commission and taxes',
    handler: ({ provider, query: { by } }) => getEarned(app, provider.id, by),
  });
  http.route({
    ...members,
    call: listOwnPayoutsCall,
    schemas: { query: OwnPayoutsQuery, answer: PayoutsAnswer },
    summary: 'A provider’s payouts, newest first',
    handler: ({ provider, query: { page, pageSize } }) => listPayoutsOf(app.db, provider.id, { page, pageSize }),
  });
  http.route({
    ...members,
    call: requestPayoutCall,
    schemas: { query: ProviderQuery, answer: PayoutAnswer },
    summary: 'Request a payout of what is payable now, before Monday’s; an admin approves it',
    idempotent: true,
    handler: async ({ person, provider, inSameTx }) => {
      const request = { providerId: provider.id, personId: person.id };
      const payout = await requestPayout(app, request, { inSameTx: (tx, made) => inSameTx(tx, { payout: made }) });
      return { payout };
    },
  });
  for (const format of ['csv', 'pdf'] as const) {
    http.file({
      ...members,
      recentSignIn: true,
      path: format === 'csv' ? statementCsvPath : statementPdfPath,
      summary: `A provider’s statement of some days as ${format.toUpperCase()}`,
      contentType: format === 'csv' ? 'text/csv' : 'application/pdf',
      querySchema: StatementQuery,
      handler: ({ provider, query, lang }) =>
        getStatement(app, provider, { days: daysOfStatement(app, query), format, lang }),
    });
  }
}

/** The days of a month, or those from and to. @throws AppError invalid_input: both are given, or as `daysOfQuery` */
function daysOfStatement(app: App, { month, from, to }: { month?: string; from?: string; to?: string }): Days {
  if (!month) return daysOfQuery(app, { from, to });
  if (from || to) throw new AppError('invalid_input', { fields: { month: 'invalid' } });
  const first = calendarDate(`${month}-01`);
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}
