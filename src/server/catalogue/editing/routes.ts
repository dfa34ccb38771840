import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  DayPricesChange,
  ListingChange,
  ListingChanged,
  NewListing,
  PictureAdded,
  PictureFields,
  PicturesChange,
  PreviewAnswer,
  ProviderServiceAnswer,
  ProviderServicesAnswer,
  ProviderServicesQuery,
} from '#shared/contracts/provider-services.schemas.ts';
import {
  addPictureCall,
  arrangePicturesCall,
  createListingCall,
  deleteListingCall,
  duplicateListingCall,
  getProviderServiceCall,
  listProviderServicesCall,
  pauseListingCall,
  previewListingCall,
  priceDaysCall,
  resumeListingCall,
  submitListingCall,
  updateListingCall,
} from '#shared/contracts/provider-services.ts';
import { addPicture } from './add-picture.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { createListing } from './create-listing.ts';
import { deleteListing } from './delete-listing.ts';
import { duplicateListing } from './duplicate-listing.ts';
import { pauseListing, resumeListing, submitListing } from './move-listing.ts';
import { priceDays } from './price-days.ts';
import { getListingPreview, getProviderService, listProviderServices } from './queries.ts';
import { updateListing } from './update-listing.ts';

const members = { access: 'provider', tag: 'provider' } as const;
const managers = { ...members, right: 'manage' } as const;
const one = { params: IdParams, query: ProviderQuery };
const answered = { ...one, answer: ProviderServiceAnswer };

/** The calls of a provider's members about its listings. Any member reads them; those with the right `manage` write them. */
export function providerServicesRoutes(http: Http, app: App): void {
  readingRoutes(http, app);
  writingRoutes(http, app);
  movingRoutes(http, app);
  pictureRoutes(http, app);
}

function readingRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: listProviderServicesCall,
    schemas: { query: ProviderServicesQuery, answer: ProviderServicesAnswer },
    summary: 'A provider’s listings in any state, those that were changed last first',
    handler: ({ provider, query, caller }) => listProviderServices(app.db, provider, query, caller.lang),
  });
  http.route({
    ...members,
    call: getProviderServiceCall,
    schemas: answered,
    summary: 'One of a provider’s listings with everything that its editor needs',
    handler: async ({ provider, params }) => ({
      service: await getProviderService(app, app.db, { id: params.id, providerId: provider.id }),
    }),
  });
  http.route({
    ...members,
    call: previewListingCall,
    schemas: { ...one, answer: PreviewAnswer },
    summary: 'One of a provider’s listings as travellers see it, or would see it',
    handler: async ({ provider, params, caller }) => ({
      service: await getListingPreview(app.db, { id: params.id, providerId: provider.id }, caller.lang),
    }),
  });
}

function writingRoutes(http: Http, app: App): void {
  http.route({
    ...managers,
    call: createListingCall,
    schemas: { query: ProviderQuery, body: NewListing, answer: ProviderServiceAnswer },
    summary: 'Begin a listing: a draft with a category and a title',
    idempotent: true,
    handler: async ({ provider, body, inSameTx }) => ({
      service: await createListing(
        app,
        { ...body, providerId: provider.id },
        { inSameTx: (tx, service) => inSameTx(tx, { service }) },
      ),
    }),
  });
  http.route({
    ...managers,
    call: updateListingCall,
    schemas: { ...one, body: ListingChange, answer: ListingChanged },
    summary:
      'Change the given fields of a listing. Of an approved one category and place wait for approval; all else is public at once',
    handler: ({ person, provider, params, body, caller }) =>
      updateListing(app, { id: params.id, providerId: provider.id, personId: person.id, lang: caller.lang }, body),
  });
  http.route({
    ...managers,
    call: priceDaysCall,
    schemas: { ...one, body: DayPricesChange, answer: Done },
    summary: 'Set the price of single days of a listing, or remove it; it goes before seasons and weekends',
    handler: async ({ person, provider, params, body }) => {
      await priceDays(app, { id: params.id, providerId: provider.id, personId: person.id }, body);
      return { success: true as const };
    },
  });
  http.route({
    ...managers,
    call: duplicateListingCall,
    schemas: answered,
    summary: 'Make a draft of a listing, with everything but its reviews and bookings',
    idempotent: true,
    handler: async ({ provider, params, inSameTx }) => ({
      service: await duplicateListing(
        app,
        { id: params.id, providerId: provider.id },
        { inSameTx: (tx, service) => inSameTx(tx, { service }) },
      ),
    }),
  });
  http.route({
    ...managers,
    call: deleteListingCall,
    schemas: { ...one, answer: Done },
    summary: 'Delete a listing that was never public and that nobody has booked',
    handler: async ({ provider, params }) => {
      await deleteListing(app, { id: params.id, providerId: provider.id });
      return { success: true as const };
    },
  });
}

function movingRoutes(http: Http, app: App): void {
  const moves = [
    { call: submitListingCall, to: submitListing, summary: 'Submit a draft, or a mended listing, for approval' },
    { call: pauseListingCall, to: pauseListing, summary: 'Stop offering an approved listing; its bookings stand' },
    { call: resumeListingCall, to: resumeListing, summary: 'Offer a paused listing again' },
  ];
  for (const { call, to, summary } of moves) {
    http.route({
      ...managers,
      ...{ call, summary, schemas: answered },
      handler: async ({ provider, params }) => ({ service: await to(app, { id: params.id, providerId: provider.id }) }),
    });
  }
}

function pictureRoutes(http: Http, app: App): void {
  http.upload({
    ...managers,
    call: addPictureCall,
    schemas: { ...one, body: PictureFields, answer: PictureAdded },
    summary: 'Add a photo to a listing: JPEG, PNG or WebP, described in at least one language; its metadata is removed',
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    handler: ({ provider, params, body, file }) =>
      addPicture(app, { id: params.id, providerId: provider.id, ...body, stream: file.stream }),
  });
  http.route({
    ...managers,
    call: arrangePicturesCall,
    schemas: { ...one, body: PicturesChange, answer: ProviderServiceAnswer },
    summary: 'Set the order and the descriptions of a listing’s photos; the first is the cover',
    handler: async ({ provider, params, body }) => ({
      service: await arrangePictures(app, { id: params.id, providerId: provider.id }, body),
    }),
  });
}
