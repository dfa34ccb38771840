import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { anyListings } from '#server/kept/subjects.ts';
import { PlaceItems, PlacePage, PlaceParams } from '#shared/contracts/places.schemas.ts';
import { getPlaceCall, listPlacesCall } from '#shared/contracts/places.ts';
import { getPlace, listPlaces } from './place-queries.ts';

/** The calls of the pages of places. What is offered at one of them is a list of listings, by `place` of GET /api/services. */
export function placesRoutes(http: Http, app: App): void {
  const shows = () => ({ subjects: anyListings });
  http.kept({
    call: listPlacesCall,
    schemas: { answer: PlaceItems },
    summary: 'The places at which something is offered, those with most listings first',
    tag: 'places',
    shows,
    handler: async ({ lang }) => ({ items: await listPlaces(app.readDb, lang) }),
  });
  http.kept({
    call: getPlaceCall,
    schemas: { params: PlaceParams, answer: PlacePage },
    summary: 'A place: what we know of it, and the best listings of each kind',
    tag: 'places',
    shows,
    handler: ({ params, lang }) => getPlace(app.readDb, params.slug, lang),
  });
}
