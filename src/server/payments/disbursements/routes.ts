import type { App } from '#server/app.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { AdminDisbursement, DisbursementDecision } from '#shared/contracts/disbursements.schemas.ts';
import { decideDisbursementCall } from '#shared/contracts/disbursements.ts';
import { decideDisbursement } from './decide-disbursement.ts';

/** The call with which admins decide disbursements whose outcome M-Pesa does not tell. */
export function disbursementsRoutes(http: Http, app: App): void {
  http.route({
    access: 'admin',
    tag: 'admin',
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
