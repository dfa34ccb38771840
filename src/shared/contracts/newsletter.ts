import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  NewsletterRequest,
  SubscribersPage as PageSchema,
  Subscriber as SubscriberSchema,
  SubscribersQuery,
} from './newsletter.schemas.ts';

export type Subscriber = (typeof SubscriberSchema)['_zod']['output'];
export type SubscribersPage = (typeof PageSchema)['_zod']['output'];

export const subscribeCall = call<{ body: typeof NewsletterRequest; answer: typeof Done }>(
  'POST',
  '/api/newsletter/subscriptions',
);
export const listSubscribersCall = call<{ query: typeof SubscribersQuery; answer: typeof PageSchema }>(
  'GET',
  '/api/admin/newsletter',
);
export const removeSubscriberCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/admin/newsletter/:id',
);
