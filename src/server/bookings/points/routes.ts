import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { PointsAnswer, PointsQuery } from '#shared/contracts/points.schemas.ts';
import { listPointsCall } from '#shared/contracts/points.ts';
import { getPoints } from './queries.ts';

/** The call with which people read their points. */
export function pointsRoutes(http: Http, app: App): void {
  http.route({
    call: listPointsCall,
    schemas: { query: PointsQuery, answer: PointsAnswer },
    access: 'signed_in',
    summary: 'Your points: the balance, until when it counts, and every movement, the newest first',
    tag: 'bookings',
    handler: ({ person, query, caller }) => getPoints(app, { personId: person.id, wanted: query, lang: caller.lang }),
  });
}
