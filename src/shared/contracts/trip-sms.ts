// Apart from the other calls of notifications, because those are in what every page loads first.
import { call } from '../call.ts';
import type { UserAnswer } from './accounts.schemas.ts';
import type { TripSmsOffer } from './notifications.schemas.ts';

export const getTripSmsCall = call<{ answer: typeof TripSmsOffer }>('GET', '/api/notifications/trip-sms');
export const switchOnTripSmsCall = call<{ answer: typeof UserAnswer }>('PUT', '/api/notifications/trip-sms');
