import { call } from '../call.ts';
import type { Done } from './common.schemas.ts';
import type { FeedLink } from './feeds.schemas.ts';

const path = '/api/trip-calendar';

/** The address at which calendars read all bookings of whoever is signed in. */
export const getTripFeedLinkCall = call<{ answer: typeof FeedLink }>('GET', path);
export const makeTripFeedLinkCall = call<{ answer: typeof FeedLink }>('POST', path);
export const removeTripFeedLinkCall = call<{ answer: typeof Done }>('DELETE', path);
