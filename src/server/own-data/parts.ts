import { accountsOwnData } from '#server/accounts/own-data.ts';
import { assistantOwnData } from '#server/assistant/own-data.ts';
import { bookingsOwnData } from '#server/bookings/own-data.ts';
import { favoritesOwnData } from '#server/favorites/own-data.ts';
import { loyaltyOwnData } from '#server/loyalty/own-data.ts';
import { messagingOwnData } from '#server/messaging/own-data.ts';
import { newsletterOwnData } from '#server/newsletter/own-data.ts';
import { noticesOwnData } from '#server/notices/own-data.ts';
import type { Fate, OwnDataPart } from '#server/own-data-part.ts';
import { paymentsOwnData } from '#server/payments/own-data.ts';
import { providersOwnData } from '#server/providers/own-data.ts';
import { reviewsOwnData } from '#server/reviews/own-data.ts';
import { smsOwnData } from '#server/sms/own-data.ts';
import { supportOwnData } from '#server/support/own-data.ts';
import { otherOwnData } from './own-data.ts';

/**
 * What every feature has of a person, in the order in which it is asked and forgotten: first what locks businesses and bookings, last the
 * account itself, whose row then names nobody.
 */
export const ownDataParts: readonly OwnDataPart[] = [
  providersOwnData,
  bookingsOwnData,
  paymentsOwnData,
  loyaltyOwnData,
  reviewsOwnData,
  favoritesOwnData,
  messagingOwnData,
  assistantOwnData,
  supportOwnData,
  newsletterOwnData,
  noticesOwnData,
  smsOwnData,
  otherOwnData,
  accountsOwnData,
];

/** Tables in which our team or a member stands as whoever did something; what they did stays, and names nobody any more. */
const actedIn: Readonly<Record<string, Fate>> = {
  booking_notes: 'nameless',
  consent_moves: 'nameless',
  consent_requests: 'nameless',
  help_articles: 'nameless',
  service_changes: 'nameless',
  services: 'nameless',
  settings_versions: 'nameless',
};

/** Every table with a person's id, and what becomes of its rows. */
export const fates: Readonly<Record<string, Fate>> = Object.assign(
  {},
  actedIn,
  ...ownDataParts.map(({ tables }) => tables),
);
