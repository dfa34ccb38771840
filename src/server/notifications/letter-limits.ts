import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { giveTriesBack, type Limit, takeTries } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { isOwnVerifiedAddress, type MailedBooking } from './queries.ts';

const dayMs = 24 * 3_600_000;

/** That an account has another address now, to one that it never verified: it may be a stranger's. */
const leftUnverified = { most: 1, periodMs: dayMs };
/**
 * That a paid booking was changed, to an address that is not the verified one of whoever booked. A change that costs
 * nothing can be made and undone again and again.
 */
const changesToOthers = { most: 3, periodMs: dayMs };
/**
 * About paid bookings and their money, to an address that is not the verified one of whoever booked. They may book with a
 * stranger's address, pay, cancel for a full refund, and begin anew. As many as four bookings that are cancelled cause.
 */
const paidToOthers = { most: 12, periodMs: dayMs };
/**
 * Each of these two is counted for everyone who booked with an address on their own, so that a stranger's bookings do not
 * put off the letters of the traveller whose address it is. So many strangers may then fill one mailbox in a day.
 */
const strangersToOneAddress = 5;
/** To one address, whoever asked for them: a few, since a person may mistype, change or register an address again. */
const verifications = { most: 3, periodMs: dayMs };
/** About unpaid bookings, to an address that is not the verified one of whoever booked: it may be a stranger's. */
const unpaidToOthers = { most: 1, periodMs: dayMs };
/** To one's own verified address: as many as a traveller who compares trips may let lapse. */
const unpaidToOneself = { most: 10, periodMs: dayMs };
/** Caused by one person, whoever receives them. */
const unpaidBySender = { most: 10, periodMs: dayMs };

/** That a request was not accepted, to an address that is not the verified one of whoever asked. */
const refusalsToOthers = { most: 3, periodMs: dayMs };
/** That a request was accepted and waits for its payment, to such an address. A provider has agreed to each. */
const acceptancesToOthers = { most: 10, periodMs: dayMs };
/** That messages are unread: to one provider, to a traveller, and to an address that nobody has verified. */
const messagesToProvider = { most: 40, periodMs: dayMs };
const messagesToTraveller = { most: 20, periodMs: dayMs };
const messagesToUnverified = { most: 2, periodMs: dayMs };
/** To one provider about requests that nobody has paid for. The others are found in its panel. */
const requestsToProvider = { most: 40, periodMs: dayMs };
/** Vouchers that others send to one address: it may be a stranger's. */
const companionVouchers = { most: 2, periodMs: dayMs };
/** To one provider about events of other calendars that take booked days. The others are found in its panel. */
const conflictsToProvider = { most: 10, periodMs: dayMs };

/** To one address that nobody has verified, about reviewing a trip: it may be a stranger's. */
const invitationsToUnverified = { most: 2, periodMs: dayMs };

/** To one provider about changed answers of one booking, and of all of its bookings. The panel shows them as well. */
const answersOfBooking = { most: 5, periodMs: dayMs };
const answersToProvider = { most: 40, periodMs: dayMs };

/** That an application was received: to an address that may be a stranger's, since one may register with it. */
const applications = { most: 2, periodMs: dayMs };
/** That payouts of a provider whom nobody has approved yet go elsewhere: it may name a stranger's address. */
const unapprovedPayouts = { most: 2, periodMs: dayMs };

/** That a new password can be chosen, to one address, whoever asked. Each has a link that works for an hour. */
const passwordResetLetters = { most: 3, periodMs: 3_600_000 };

/**
 * About a second factor, to one address. Whoever has the password can turn one on and off as often as they like, but nobody
 * may hide a change by causing many before: those beyond the limit are sent later. Fewer to an address that nobody has
 * verified, which may be a stranger's.
 */
const secondFactorLetters = { most: 20, periodMs: dayMs };
const secondFactorToUnverified = { most: 3, periodMs: dayMs };

/** About subscribing to the newsletter, to one address, whoever asked: it may be a stranger's. */
const newsletterLetters = { most: newsletterLimits.lettersPerDay, periodMs: dayMs };

/** Invitations to one address, whichever businesses send them. */
const invitations = { most: 5, periodMs: dayMs };

/** That a request to our team was received: to one address that nobody has verified, and to all of those together. */
const ticketsToUnverified = { most: 2, periodMs: dayMs };
const ticketsToAllUnverified = { most: 300, periodMs: dayMs };

const recipientOf = (app: App, email: string): string => app.secrets.digest('letters-to', foldEmail(email));

/**
 * The limits of a letter that a request to our team was received; none to a verified address. Anybody may give a stranger's.
 */
export const ticketReceivedLimits = (app: App, { email, verified }: { email: string; verified: boolean }): Limit[] =>
  verified
    ? []
    : [
        { subject: `letters:tickets:${recipientOf(app, email)}`, ...ticketsToUnverified },
        { subject: 'letters:tickets', ...ticketsToAllUnverified },
      ];

/** The limits of letters that verify this address. */
export const verificationLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:verify:${recipientOf(app, email)}`, ...verifications },
];

/** The limits of letters with a link for a new password. */
export const passwordResetLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:password:${recipientOf(app, email)}`, ...passwordResetLetters },
];

/** The limits of letters about a second factor. */
export const secondFactorLimits = (app: App, { email, verified }: { email: string; verified: boolean }): Limit[] => [
  {
    subject: `letters:second-factor:${recipientOf(app, email)}`,
    ...(verified ? secondFactorLetters : secondFactorToUnverified),
  },
];

/** The limits of letters about subscribing to the newsletter. */
export const newsletterLetterLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:newsletter:${recipientOf(app, email)}`, ...newsletterLetters },
];

/** The limits of letters with an invitation to this address. */
export const invitationLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:invitations:${recipientOf(app, email)}`, ...invitations },
];

/** The limits of a letter by which somebody sends their voucher to this address. */
export const companionVoucherLimits = (app: App, email: string): Limit[] => [
  { subject: `letters:companions:${recipientOf(app, email)}`, ...companionVouchers },
];

/** The limits of a letter to the old address of an account; none where it had been verified. */
export const addressLeftLimits = (app: App, { email, verified }: { email: string; verified: boolean }): Limit[] =>
  verified ? [] : [{ subject: `letters:left:${recipientOf(app, email)}`, ...leftUnverified }];

/** The limits of a letter that an application was received; none to a verified address. */
export const applicationLimits = (
  app: App,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Limit[] => (emailVerifiedAt ? [] : [{ subject: `letters:application:${recipientOf(app, email)}`, ...applications }]);

/** The limits of a letter about a provider's payout method; none once an admin has approved the provider. */
export const payoutMethodLimits = (app: App, { email, status }: { email: string; status: string }): Limit[] =>
  status === 'approved' || status === 'suspended'
    ? []
    : [{ subject: `letters:payout-method:${recipientOf(app, email)}`, ...unapprovedPayouts }];

/** The limits of a letter to the traveller about a change of a paid booking; none to their own verified address. */
export const changeLimits = (app: App, mailed: MailedBooking): Promise<Limit[]> =>
  limitsToOthers(app, mailed, { kind: 'changed', ...changesToOthers });

/**
 * The limits of a letter to the traveller about a paid booking or its money; none to their own verified address. Such a
 * letter is never left out: it waits.
 */
export const paidLimits = (app: App, mailed: MailedBooking): Promise<Limit[]> =>
  limitsToOthers(app, mailed, { kind: 'paid', ...paidToOthers });

/** The limits of a letter to the traveller that their request was not accepted; none to their own verified address. */
export const refusalLimits = (app: App, mailed: MailedBooking): Promise<Limit[]> =>
  limitsToOthers(app, mailed, { kind: 'refused', ...refusalsToOthers });

/** The limits of one that it was accepted. */
export const acceptanceLimits = (app: App, mailed: MailedBooking): Promise<Limit[]> =>
  limitsToOthers(app, mailed, { kind: 'accepted', ...acceptancesToOthers });

/** The limits of a letter to a provider about a request. */
export const requestLimits = async (app: App, { provider }: MailedBooking): Promise<Limit[]> => [
  { subject: `letters:requests:${recipientOf(app, provider.email)}`, ...requestsToProvider },
];

/** The limits of a letter to a provider about events of other calendars. */
export const conflictLimits = (app: App, provider: MailedBooking['provider']): Limit[] => [
  { subject: `letters:conflicts:${recipientOf(app, provider.email)}`, ...conflictsToProvider },
];

/** The limits of a letter that asks for a review; none to a verified address. */
export const reviewInvitationLimits = (
  app: App,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Limit[] =>
  emailVerifiedAt ? [] : [{ subject: `letters:review:${recipientOf(app, email)}`, ...invitationsToUnverified }];

/** The limits of a letter to a traveller that messages are unread. */
export const travellerMessageLimits = (
  app: App,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Limit[] => [
  {
    subject: `letters:messages:${recipientOf(app, email)}`,
    ...(emailVerifiedAt ? messagesToTraveller : messagesToUnverified),
  },
];

/** The limits of one to a provider. */
export const hostMessageLimits = (app: App, { email }: { email: string }): Limit[] => [
  { subject: `letters:host-messages:${recipientOf(app, email)}`, ...messagesToProvider },
];

/** The limits of one that a traveller has changed answers. */
export const answerLimits = async (app: App, { booking, provider }: MailedBooking): Promise<Limit[]> => [
  { subject: `letters:answers-of:${booking.id}`, ...answersOfBooking },
  { subject: `letters:answers:${recipientOf(app, provider.email)}`, ...answersToProvider },
];

async function limitsToOthers(
  app: App,
  { booking }: MailedBooking,
  { kind, most, periodMs }: { kind: string } & Omit<Limit, 'subject'>,
): Promise<Limit[]> {
  if (await isOwnVerifiedAddress(app.db, booking)) return [];
  const subject = `letters:${kind}:${recipientOf(app, booking.contactEmail)}`;
  return [
    { subject: `${subject}:by:${booking.personId}`, most, periodMs },
    { subject, most: most * strangersToOneAddress, periodMs },
  ];
}

/** Whether a booking was ever paid: then its letters are about money or a trip that takes place. */
export const wasPaid = ({ booking, paid }: MailedBooking): boolean => Boolean(paid || booking.confirmedAt);

/** The limits of a letter to the traveller about a booking. */
export async function bookingLimits(app: App, mailed: MailedBooking): Promise<Limit[]> {
  if (wasPaid(mailed)) return paidLimits(app, mailed);
  const { booking } = mailed;
  const to = recipientOf(app, booking.contactEmail);
  // Counted apart, so that a stranger's booking does not keep a person from getting their own letters.
  return [
    (await isOwnVerifiedAddress(app.db, booking))
      ? { subject: `letters:unpaid:own:${to}`, ...unpaidToOneself }
      : { subject: `letters:unpaid:others:${to}`, ...unpaidToOthers },
    { subject: `letters:unpaid:by:${booking.personId}`, ...unpaidBySender },
  ];
}

/** Writes a job that sends a letter again, for the instant at which its limits have a try. */
type SendLater = (tx: Tx, at: Date) => Promise<void>;

/**
 * Sends a letter. When one of its limits is reached, it is sent later where `later` is given, and otherwise left out. What
 * could not be sent, or had been sent before, does not count.
 * @param send answers whether it sent one, as `sendOnce` does
 * @returns whether the limits let it through
 */
export async function sendWithin(
  app: App,
  limits: readonly Limit[],
  send: () => Promise<boolean>,
  later?: SendLater,
): Promise<boolean> {
  const counted = app.config.rateLimits ? limits : [];
  const now = app.clock.now();
  try {
    await transaction(app, (tx) => takeTries(tx, counted, now));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_tries') throw error;
    const at = new Date(now.getTime() + (error.detail?.retryAfter ?? 0) * 1000);
    if (later) await transaction(app, (tx) => later(tx, at));
    return false;
  }
  let wasSent = false;
  try {
    wasSent = await send();
  } finally {
    if (!wasSent) await giveTriesBack(app.db, counted);
  }
  return true;
}
