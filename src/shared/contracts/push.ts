import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  PushBrowsersAnswer,
  PushRenewalRequest,
  PushSubscriptionRequest,
  ReadPushedRequest,
} from './push.schemas.ts';

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
/** The worker asks for it, without a session. */
export const readPushedCall = call<{ params: typeof IdParams; body: typeof ReadPushedRequest; answer: typeof Done }>(
  'PUT',
  '/api/push/notices/:id/read',
);
