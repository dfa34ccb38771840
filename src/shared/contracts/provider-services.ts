import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  DayPricesChange,
  ListingChange,
  ListingChanged as ListingChangedSchema,
  NewListing,
  PictureAdded,
  PictureFields,
  PicturesChange,
  PreviewAnswer,
  ProviderServiceAnswer,
  ProviderServiceItem as ProviderServiceItemSchema,
  ProviderService as ProviderServiceSchema,
  ProviderServicesAnswer,
  ProviderServicesQuery,
} from './provider-services.schemas.ts';

export type ProviderService = (typeof ProviderServiceSchema)['_zod']['output'];
export type ProviderServiceItem = (typeof ProviderServiceItemSchema)['_zod']['output'];
export type ListingSaved = (typeof ListingChangedSchema)['_zod']['output'];
export type ListingFieldsSent = (typeof ListingChange)['_zod']['input'];

const path = '/api/provider/services';

export const listProviderServicesCall = call<{
  query: typeof ProviderServicesQuery;
  answer: typeof ProviderServicesAnswer;
}>('GET', path);
export const createListingCall = call<{
  query: typeof ProviderQuery;
  body: typeof NewListing;
  answer: typeof ProviderServiceAnswer;
}>('POST', path, 201);

/** What most calls of one listing have. */
interface One {
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof ProviderServiceAnswer;
}

export const getProviderServiceCall = call<One>('GET', `${path}/:id`);
export const previewListingCall = call<Omit<One, 'answer'> & { answer: typeof PreviewAnswer }>(
  'GET',
  `${path}/:id/preview`,
);
export const updateListingCall = call<
  Omit<One, 'answer'> & { body: typeof ListingChange; answer: typeof ListingChangedSchema }
>('PUT', `${path}/:id`);
export const priceDaysCall = call<Omit<One, 'answer'> & { body: typeof DayPricesChange; answer: typeof Done }>(
  'PUT',
  `${path}/:id/day-prices`,
);
export const deleteListingCall = call<Omit<One, 'answer'> & { answer: typeof Done }>('DELETE', `${path}/:id`);
export const submitListingCall = call<One>('POST', `${path}/:id/submit`);
export const pauseListingCall = call<One>('POST', `${path}/:id/pause`);
export const resumeListingCall = call<One>('POST', `${path}/:id/resume`);
export const duplicateListingCall = call<One>('POST', `${path}/:id/duplicate`, 201);
export const addPictureCall = call<Omit<One, 'answer'> & { body: typeof PictureFields; answer: typeof PictureAdded }>(
  'POST',
  `${path}/:id/pictures`,
  201,
);
export const arrangePicturesCall = call<One & { body: typeof PicturesChange }>('PUT', `${path}/:id/pictures`);
