import { IdParams } from '#shared/contracts/common.schemas.ts';
import {
  AdminPayoutAnswer,
  AdminPayoutsAnswer,
  AdminPayoutsQuery,
  BankFailedRequest,
  BankPaidRequest,
  PayoutItemParams,
} from '#shared/contracts/payouts.schemas.ts';
import {
  type AdminPayout,
  approvePayoutCall,
  bankFailedCall,
  bankListPath,
  bankPaidCall,
  bankReturnedCall,
  getPayoutCall,
  listPayoutsCall,
  retryItemCall,
  withdrawPayoutCall,
} from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { checkRecentSignIn } from '../../accounts/recent-sign-in.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { Person } from '../../http/person.ts';
import type { Http } from '../../http/route.ts';
import type { AlsoPayout } from './answer-payout.ts';
import { approvePayout, withdrawPayout } from './approve-payout.ts';
import { getBankList } from './bank-list.ts';
import { daysOfQuery } from './get-statement.ts';
import { noteBankItem } from './note-bank-item.ts';
import { getPayout, listPayouts } from './queries.ts';
import { retryItem } from './retry-item.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;

/** What every deed of an admin on a payout is given by its call. */
interface Asked {
  person: Person;
  remember(tx: Tx, answer: { payout: AdminPayout }): Promise<void>;
}

export function payoutsRoutes(http: Http, app: App): void {
  /** Does the deed once for a key, and answers how the payout stands by it. */
  const deed = async ({ person, remember }: Asked, act: (also: AlsoPayout) => Promise<AdminPayout>) => {
    await checkRecentSignIn(app, person);
    return { payout: await act((tx, payout) => remember(tx, { payout })) };
  };

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
    summary: 'One payout with its transfers',
    tag,
    handler: async ({ params }) => ({ payout: await getPayout(app.db, params.id) }),
  });
  http.route({
    call: approvePayoutCall,
    schemas: { params: IdParams, answer: AdminPayoutAnswer },
    access,
    summary: 'Let a collected payout go',
    tag,
    idempotent,
    handler: (asked) => deed(asked, (also) => approvePayout(app, asked.person, asked.params.id, also)),
  });
  http.route({
    call: withdrawPayoutCall,
    schemas: { params: IdParams, answer: AdminPayoutAnswer },
    access,
    summary: 'Take a payout back that is not approved',
    tag,
    idempotent,
    handler: (asked) => deed(asked, (also) => withdrawPayout(app, asked.person, asked.params.id, also)),
  });
  http.route({
    call: bankPaidCall,
    schemas: { params: PayoutItemParams, body: BankPaidRequest, answer: AdminPayoutAnswer },
    access,
    summary: 'Note that the bank has made a transfer',
    tag,
    idempotent,
    handler: (asked) =>
      deed(asked, (also) => noteBankItem(app, asked.person, asked.params, { paid: asked.body.reference }, also)),
  });
  http.route({
    call: bankFailedCall,
    schemas: { params: PayoutItemParams, body: BankFailedRequest, answer: AdminPayoutAnswer },
    access,
    summary: 'Note that the bank has not made a transfer',
    tag,
    idempotent,
    handler: (asked) =>
      deed(asked, (also) => noteBankItem(app, asked.person, asked.params, { failed: asked.body.reason }, also)),
  });
  http.route({
    call: bankReturnedCall,
    schemas: { params: PayoutItemParams, body: BankFailedRequest, answer: AdminPayoutAnswer },
    access,
    summary: 'Note that the bank has sent a transfer back that it had made',
    tag,
    idempotent,
    handler: (asked) =>
      deed(asked, (also) => noteBankItem(app, asked.person, asked.params, { returned: asked.body.reason }, also)),
  });
  http.route({
    call: retryItemCall,
    schemas: { params: PayoutItemParams, answer: AdminPayoutAnswer },
    access,
    summary: 'Send the money of a failed transfer again, as a new one',
    tag,
    idempotent,
    handler: (asked) => deed(asked, (also) => retryItem(app, asked.person, asked.params, also)),
  });
  http.file({
    path: bankListPath,
    summary: 'Transfers to be made at the bank, as CSV',
    tag,
    contentType: 'text/csv',
    asks: { from: 'Day of approval, the first (YYYY-MM-DD)', to: 'Day of approval, the last' },
    handler: ({ person, query }) => {
      if (person.role !== access) throw new AppError('forbidden');
      return getBankList(app, person, query.from || query.to ? daysOfQuery(app, query) : undefined);
    },
  });
}
