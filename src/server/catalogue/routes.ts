import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { anyListings, listingsOf, type Shown } from '#server/kept/subjects.ts';
import { createCardRenderer } from '#server/pictures/card/render-card.ts';
import {
  ArtisansAnswer,
  AvailabilityAnswer,
  AvailabilityQuery,
  QuoteAnswer,
  QuoteQuery,
  Service,
  ServicesAnswer,
  ServicesQuery,
  SimilarAnswer,
  SimilarQuery,
} from '#shared/contracts/catalogue.schemas.ts';
import {
  getAvailabilityCall,
  getQuoteCall,
  getServiceCall,
  listArtisansCall,
  listServicesCall,
  listSimilarCall,
} from '#shared/contracts/catalogue.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { findServices, findSimilar } from './find-services.ts';
import { getAvailability } from './get-availability.ts';
import { getQuote } from './get-quote.ts';
import { listArtisans } from './queries.ts';
import { getService } from './service-queries.ts';
import { cardOf, readCardName } from './share-card.ts';

const tag = 'catalogue';

/** The calls with which everybody searches and reads listings, and asks for prices. */
export function catalogueRoutes(http: Http, app: App): void {
  const renderCard = createCardRenderer(app);
  http.kept({
    call: listServicesCall,
    schemas: { query: ServicesQuery, answer: ServicesAnswer },
    summary:
      'Listings by text, place, price, dates, guests and rating. With dates, price and its order are those of one unit on these dates. `total` is exact to 10,000, with dates and without words to 500; with more it is that number and `totalCapped` is true',
    tag,
    shows: ({ query }) => (query.startDate ? undefined : listShows(query)),
    handler: ({ query, lang }) => findServices(app, query, lang),
  });
  http.kept({
    call: getServiceCall,
    schemas: { params: IdParams, answer: Service },
    summary: 'One listing with all that its page shows',
    tag,
    shows: ({ params }) => ({ listingIds: [params.id.toLowerCase()], subjects: ['site-pictures', 'settings'] }),
    handler: ({ params, lang }) => getService(app.readDb, params.id, lang),
  });
  http.kept({
    call: listSimilarCall,
    schemas: { params: IdParams, query: SimilarQuery, answer: SimilarAnswer },
    summary: 'At most three similar listings, near by and at about its price',
    tag,
    shows: ({ query }) => (query.startDate ? undefined : { subjects: anyListings }),
    handler: async ({ params, query, lang }) => ({ items: await findSimilar(app, params.id, query, lang) }),
  });
  http.route({
    call: getAvailabilityCall,
    schemas: { params: IdParams, query: AvailabilityQuery, answer: AvailabilityAnswer },
    access: 'public',
    summary: 'Free places and price of each day, at most 366 days',
    tag,
    handler: ({ params, query }) => getAvailability(app, params.id, query),
  });
  http.route({
    call: getQuoteCall,
    schemas: { params: IdParams, query: QuoteQuery, answer: QuoteAnswer },
    access: 'public',
    summary: 'What a booking would cost, line by line, and what its policy gives back',
    tag,
    handler: ({ params, query, caller }) =>
      getQuote(app, params.id, { ...query, endDate: query.endDate || undefined }, caller.lang),
  });
  http.kept({
    call: listArtisansCall,
    schemas: { answer: ArtisansAnswer },
    summary: 'Providers that are artisans',
    tag,
    shows: () => ({ subjects: [...anyListings, 'providers'] }),
    handler: async ({ lang }) => ({ items: await listArtisans(app.readDb, lang) }),
  });
  http.picture({
    path: '/cards/:id/:name',
    summary: 'The picture that links to a listing show, 1200 × 630 pixels, as JPEG',
    description:
      'Only the address that `shareImage` of GET /api/services/{id} names is drawn: its cover with its title, kind and place. An address of other words, or of a listing that is no longer shown, is not found.',
    tag,
    isCall: true,
    handler: async ({ params: { id = '', name = '' } }) => {
      const asked = readCardName(name);
      if (!asked || !isUuid(id)) throw new AppError('not_found');
      const card = cardOf(asked.lang, await getService(app.readDb, id, asked.lang));
      if (card.digest !== asked.digest) throw new AppError('not_found');
      return { contentType: 'image/jpeg', ...(await renderCard(card)) };
    },
  });
}

/** What a list of listings shows: those of the categories that it asks for, and for words those that the search knows. */
function listShows({ category, q, location }: z.output<typeof ServicesQuery>): Shown {
  const subjects = category?.length ? listingsOf(category) : anyListings;
  return { subjects: q || location ? [...subjects, 'words'] : subjects };
}
