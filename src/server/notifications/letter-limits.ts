import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { giveTriesBack, type Limit, takeTries } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { isOwnVerifiedAddress, type MailedBooking } from './queries.ts';

const dayMs = 24 * 3_600_000;

/** To one address, whoever asked for them: a few, since a person may mistype, change or register an address again. */
const verifications = { most: 3, periodMs: dayMs };
/** About unpaid bookings, to an address that is not the verified one of whoever booked: it may be a stranger's. */
const unpaidToOthers = { most: 1, periodMs: dayMs };
/** To one's own verified address: as many as a traveller who compares trips may let lapse. */
const unpaidToOneself = { most: 10, periodMs: dayMs };
/** Caused by one person, whoever receives them. */
const unpaidBySender = { most: 10, periodMs: dayMs };

const recipientOf = (app: App, email: string): string => app.secrets.digest('letters-to', foldEmail(email));

/** The limits of letters that verify this address. */
export const verificationLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:verify:${recipientOf(app, email)}`, ...verifications },
];

/**
 * The limits of a letter about a booking. A booking that was ever paid has none: its letters are about money or a trip
 * that takes place.
 */
export async function bookingLimits(app: App, { booking, paid }: MailedBooking): Promise<Limit[]> {
  if (paid || booking.confirmedAt) return [];
  const limit = (await isOwnVerifiedAddress(app.db, booking)) ? unpaidToOneself : unpaidToOthers;
  return [
    { subject: `letters:unpaid:to:${recipientOf(app, booking.contactEmail)}`, ...limit },
    { subject: `letters:unpaid:by:${booking.personId}`, ...unpaidBySender },
  ];
}

/** Sends a letter, or none when one of its limits is reached. What could not be sent does not count. */
export async function sendWithin(app: App, limits: readonly Limit[], send: () => Promise<void>): Promise<void> {
  const counted = app.config.rateLimits ? limits : [];
  try {
    await transaction(app, (tx) => takeTries(tx, counted, app.clock.now()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_tries') return;
    throw error;
  }
  try {
    await send();
  } catch (error) {
    await giveTriesBack(app.db, counted);
    throw error;
  }
}
