import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { PushBrowsersAnswer, PushRenewalRequest, PushSubscriptionRequest } from './push.schemas.ts';

export type PushBrowsers = (typeof PushBrowsersAnswer)['_zod']['output'];

export const listPushBrowsersCall = call<{ answer: typeof PushBrowsersAnswer }>('GET', '/api/push/browsers');
export const addPushBrowserCall = call<{ body: typeof PushSubscriptionRequest; answer: typeof PushBrowsersAnswer }>(
  'POST',
  '/api/push/browsers',
);
export const removePushBrowserCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/push/browsers/:id',
);
export const renewPushBrowserCall = call<{ body: typeof PushRenewalRequest; answer: typeof Done }>(
  'POST',
  '/api/push/browsers/renew',
);
