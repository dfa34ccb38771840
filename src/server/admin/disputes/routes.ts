import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { previewLoss } from '#server/payments/disputes/preview-loss.ts';
import { DisputeLoss, EvidenceDraft } from '#shared/contracts/admin-payments.schemas.ts';
import { disputeLossCall, draftEvidenceCall } from '#shared/contracts/admin-payments.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { draftEvidence } from './draft-evidence.ts';

/** The calls with which admins look before they answer a dispute. */
export function adminDisputeRoutes(http: Http, app: App): void {
  http.route({
    call: draftEvidenceCall,
    schemas: { params: IdParams, answer: EvidenceDraft },
    access: 'admin',
    summary: 'A draft of our evidence in a dispute, out of what we know of its booking; nothing is sent',
    tag: 'admin',
    handler: async ({ params }) => ({ text: await draftEvidence(app, params.id) }),
  });
  http.route({
    call: disputeLossCall,
    schemas: { params: IdParams, answer: DisputeLoss },
    access: 'admin',
    summary: 'Who would bear a dispute if it were lost now',
    tag: 'admin',
    handler: ({ params }) => previewLoss(app, params.id),
  });
}
