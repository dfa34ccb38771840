import {
  EarningsAnswer,
  EarningsQuery,
  PayoutAnswer,
  PayoutMethodAnswer,
  PayoutMethodRequest,
  PayoutsAnswer,
  ProviderQuery,
} from '#shared/contracts/payouts.schemas.ts';
import {
  getEarningsCall,
  getPayoutMethodCall,
  listOwnPayoutsCall,
  requestPayoutCall,
  setPayoutMethodCall,
  statementCsvPath,
  statementPdfPath,
} from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { checkRecentSignIn } from '../accounts/recent-sign-in.ts';
import type { App } from '../app.ts';
import type { FileRoute } from '../http/file-route.ts';
import type { Http } from '../http/route.ts';
import { getEarnings } from '../payments/payouts/get-earnings.ts';
import { daysOfQuery, getStatement } from '../payments/payouts/get-statement.ts';
import { listPayoutsOf } from '../payments/payouts/queries.ts';
import { requestPayout } from '../payments/payouts/request-payout.ts';
import { payoutMethodOf, setPayoutMethod } from './payout-method.ts';
import { getMoneyProvider } from './queries.ts';

const tag = 'provider';
const access = 'provider';

export function providersRoutes(http: Http, app: App): void {
  http.route({
    call: getPayoutMethodCall,
    schemas: { query: ProviderQuery, answer: PayoutMethodAnswer },
    access,
    summary: 'Where a provider’s money goes, masked',
    tag,
    handler: async ({ person, query }) => payoutMethodOf(await getMoneyProvider(app.db, person.id, query.providerId)),
  });
  http.route({
    call: setPayoutMethodCall,
    schemas: { query: ProviderQuery, body: PayoutMethodRequest, answer: PayoutMethodAnswer },
    access,
    rights: async (person, query) => {
      const { data } = ProviderQuery.safeParse(query);
      if (data) await getMoneyProvider(app.db, person.id, data.providerId);
    },
    summary: 'Say where a provider’s money is to go: an M-Pesa number or a bank account',
    tag,
    handler: async ({ person, query, body }) => {
      await checkRecentSignIn(app, person);
      return setPayoutMethod(app, person, body, query.providerId);
    },
  });
  http.route({
    call: getEarningsCall,
    schemas: { query: EarningsQuery, answer: EarningsAnswer },
    access,
    summary: 'What a provider is owed, where the rest is, and what it is made of, newest first',
    tag,
    handler: async ({ person, query: { providerId, ...page } }) =>
      getEarnings(app, await getMoneyProvider(app.db, person.id, providerId), page),
  });
  http.route({
    call: listOwnPayoutsCall,
    schemas: { query: EarningsQuery, answer: PayoutsAnswer },
    access,
    summary: 'A provider’s payouts, newest first',
    tag,
    handler: async ({ person, query: { providerId, ...page } }) =>
      listPayoutsOf(app.db, (await getMoneyProvider(app.db, person.id, providerId)).id, page),
  });
  http.route({
    call: requestPayoutCall,
    schemas: { query: ProviderQuery, answer: PayoutAnswer },
    access,
    summary: 'Collect what is payable now instead of on Monday; an admin approves it',
    tag,
    idempotent: true,
    handler: async ({ person, query, remember }) => {
      const provider = await getMoneyProvider(app.db, person.id, query.providerId);
      const payout = await requestPayout(app, {
        providerId: provider.id,
        personId: person.id,
        also: (tx, made) => remember(tx, { payout: made }),
      });
      return { payout };
    },
  });
  http.file({ ...statementRoute(app, 'csv'), path: statementCsvPath });
  http.file({ ...statementRoute(app, 'pdf'), path: statementPdfPath });
}

const statementRoute = (app: App, format: 'csv' | 'pdf'): Omit<FileRoute, 'path'> => ({
  summary: `A provider’s statement of some days as ${format.toUpperCase()}`,
  tag,
  contentType: format === 'csv' ? 'text/csv' : 'application/pdf',
  asks: {
    from: 'The first day (YYYY-MM-DD); absent: a month before the last',
    to: 'The last day; absent: today',
    providerId: 'Which of one’s providers; absent: the first that one joined',
  },
  async handler({ person, query, lang }) {
    if (person.role !== access) throw new AppError('forbidden');
    const { success, data } = ProviderQuery.safeParse(query);
    if (!success) throw new AppError('not_found');
    const provider = await getMoneyProvider(app.db, person.id, data.providerId);
    return getStatement(app, provider, { days: daysOfQuery(app, query), format, lang });
  },
});
