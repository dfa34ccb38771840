import type { App } from '#server/app.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import {
  AdminDisbursement,
  DisbursementDecision,
  DisbursementsPage,
  DisbursementsQuery,
} from '#shared/contracts/disbursements.schemas.ts';
import { decideDisbursementCall, listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import { decideDisbursement } from './decide-disbursement.ts';
import { listDisbursements } from './queries.ts';

/** The calls with which admins read disbursements and decide those whose outcome M-Pesa does not tell. */
export function disbursementsRoutes(http: Http, app: App): void {
  const admin = { access: 'admin', tag: 'admin' } as const;
  http.route({
    ...admin,
    call: listDisbursementsCall,
    schemas: { query: DisbursementsQuery, answer: DisbursementsPage },
    summary: 'Disbursements (money sent through M-Pesa, or queued to be sent), newest first',
    handler: ({ query }) => listDisbursements(app.db, query),
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: decideDisbursementCall,
    schemas: { params: IdParams, body: DisbursementDecision, answer: AdminDisbursement },
    summary: 'Decide the outcome of a disbursement that M-Pesa does not tell',
    idempotent: true,
    asksConsent: true,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, () =>
        decideDisbursement(app, person, { ...body, id: params.id }, { inSameTx }),
      ),
  });
}
