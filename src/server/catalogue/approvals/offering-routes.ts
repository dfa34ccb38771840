import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { FeatureRequest, TakeDownRequest } from '#shared/contracts/approvals.schemas.ts';
import { featureServiceCall, showServiceAgainCall, takeDownServiceCall } from '#shared/contracts/approvals.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { featureService } from '../approve-service.ts';
import { deciding, doneBy } from './deciding.ts';
import { showServiceAgain, takeDownService } from './take-down.ts';

/** The calls with which admins decide how a listing that was approved is offered. */
export function offeringRoutes(http: Http, app: App): void {
  http.route({
    call: takeDownServiceCall,
    schemas: { params: IdParams, body: TakeDownRequest, answer: Done },
    ...deciding,
    summary: 'Keep a listing that was approved from being found and booked; its bookings stand',
    handler: ({ person, params, body, inSameTx }) => {
      const wanted = { serviceId: params.id, reason: body.reason };
      return doneBy(inSameTx, (options) => takeDownService(app, person, wanted, options));
    },
  });
  http.route({
    call: showServiceAgainCall,
    schemas: { params: IdParams, answer: Done },
    ...deciding,
    summary: 'Let a listing that was taken down be found and booked again',
    handler: ({ person, params, inSameTx }) =>
      doneBy(inSameTx, (options) => showServiceAgain(app, person, params.id, options)),
  });
  http.route({
    call: featureServiceCall,
    schemas: { params: IdParams, body: FeatureRequest, answer: Done },
    ...deciding,
    summary: 'Feature a listing, which adds half a star to its rank, or stop',
    handler: ({ person, params, body, inSameTx }) => {
      const wanted = { serviceId: params.id, featured: body.featured };
      return doneBy(inSameTx, (options) => featureService(app, person, wanted, options));
    },
  });
}
