import { IdParams } from '#shared/contracts/common.schemas.ts';
import {
  AdminDisbursement,
  DisbursementDecision,
  DisbursementsPage,
  DisbursementsQuery,
} from '#shared/contracts/disbursements.schemas.ts';
import { decideDisbursementCall, listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import { checkRecentSignIn } from '../../accounts/recent-sign-in.ts';
import type { App } from '../../app.ts';
import type { Http } from '../../http/route.ts';
import { decideDisbursement } from './decide-disbursement.ts';
import { listDisbursements } from './queries.ts';

export function disbursementsRoutes(http: Http, app: App): void {
  const admin = { access: 'admin', tag: 'admin' } as const;
  http.route({
    ...admin,
    call: listDisbursementsCall,
    schemas: { query: DisbursementsQuery, answer: DisbursementsPage },
    summary: 'What left, or is to leave, through M-Pesa, newest first',
    handler: ({ query }) => listDisbursements(app, query),
  });
  http.route({
    ...admin,
    call: decideDisbursementCall,
    schemas: { params: IdParams, body: DisbursementDecision, answer: AdminDisbursement },
    summary: 'Say what became of an order of which M-Pesa tells nothing',
    idempotent: true,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      return decideDisbursement(app, person, params.id, body, remember);
    },
  });
}
