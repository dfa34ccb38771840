import { call } from '../call.ts';
import type { PlaceItems, PlacePage as PlacePageSchema, PlaceParams } from './places.schemas.ts';

export type PlaceItem = (typeof PlaceItems)['_zod']['output']['items'][number];
export type PlacePage = (typeof PlacePageSchema)['_zod']['output'];

export const listPlacesCall = call<{ answer: typeof PlaceItems }>('GET', '/api/places');
export const getPlaceCall = call<{ params: typeof PlaceParams; answer: typeof PlacePageSchema }>(
  'GET',
  '/api/places/:slug',
);
