import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { FeatureRequest, TakeDownRequest } from '#shared/contracts/approvals.schemas.ts';
import { featureServiceCall, showServiceAgainCall, takeDownServiceCall } from '#shared/contracts/approvals.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { featureService } from '../approve-service.ts';
import { showServiceAgain, takeDownService } from './take-down.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;
const done = { success: true as const };

/** The calls with which admins decide how a listing that was approved is offered. */
export function offeringRoutes(http: Http, app: App): void {
  http.route({
    call: takeDownServiceCall,
    schemas: { params: IdParams, body: TakeDownRequest, answer: Done },
    access,
    summary: 'Keep a listing that was approved from being found and booked; its bookings stand',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const wanted = { serviceId: params.id, reason: body.reason };
      await takeDownService(app, person, wanted, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: showServiceAgainCall,
    schemas: { params: IdParams, answer: Done },
    access,
    summary: 'Let a listing that was taken down be found and booked again',
    tag,
    idempotent,
    handler: async ({ person, params, inSameTx }) => {
      await showServiceAgain(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: featureServiceCall,
    schemas: { params: IdParams, body: FeatureRequest, answer: Done },
    access,
    summary: 'Feature a listing, which adds half a star to its rank, or stop',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const wanted = { serviceId: params.id, featured: body.featured };
      await featureService(app, person, wanted, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}
