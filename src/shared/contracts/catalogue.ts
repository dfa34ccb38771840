import { call } from '../call.ts';
import type {
  Artisan as ArtisanSchema,
  ArtisansAnswer,
  AvailabilityAnswer,
  AvailabilityQuery,
  QuoteAnswer,
  QuoteQuery,
  Review as ReviewSchema,
  ServiceItem as ServiceItemSchema,
  Service as ServiceSchema,
  ServicesAnswer,
  ServicesQuery,
  SimilarAnswer,
  SimilarQuery,
} from './catalogue.schemas.ts';
import type { IdParams } from './common.schemas.ts';

export type ServiceItem = (typeof ServiceItemSchema)['_zod']['output'];
export type Service = (typeof ServiceSchema)['_zod']['output'];
export type Review = (typeof ReviewSchema)['_zod']['output'];
export type ServicesSearch = (typeof ServicesQuery)['_zod']['input'];
export type Artisan = (typeof ArtisanSchema)['_zod']['output'];
export type Quote = (typeof QuoteAnswer)['_zod']['output'];

export const listServicesCall = call<{ query: typeof ServicesQuery; answer: typeof ServicesAnswer }>(
  'GET',
  '/api/services',
);
export const getServiceCall = call<{ params: typeof IdParams; answer: typeof ServiceSchema }>(
  'GET',
  '/api/services/:id',
);
export const listSimilarCall = call<{
  params: typeof IdParams;
  query: typeof SimilarQuery;
  answer: typeof SimilarAnswer;
}>('GET', '/api/services/:id/similar');
export const getAvailabilityCall = call<{
  params: typeof IdParams;
  query: typeof AvailabilityQuery;
  answer: typeof AvailabilityAnswer;
}>('GET', '/api/services/:id/availability');
export const getQuoteCall = call<{ params: typeof IdParams; query: typeof QuoteQuery; answer: typeof QuoteAnswer }>(
  'GET',
  '/api/services/:id/quote',
);
export const listArtisansCall = call<{ answer: typeof ArtisansAnswer }>('GET', '/api/artisans');
