import { z } from 'zod';
import { messageSides } from '#shared/message-rules.ts';
import { deletionObstacles } from '#shared/own-data.ts';
import { providerRights } from '#shared/rights.ts';
import { smsMessageNames } from '#shared/sms-kinds.ts';

const Nothing = z.object({});
const OfBooking = z.object({ bookingId: z.uuid() });
const OfChange = z.object({ changeId: z.uuid() });
/** `late`: the letter has waited, because its address had many. */
const ChangeLetter = OfChange.extend({ late: z.boolean().default(false) });
/** `cents`: US cents that the reader's bank returned to them, or that the provider gets less. */
const LostDispute = OfBooking.extend({
  disputeId: z.uuid(),
  cents: z.int().min(0),
  points: z.int().min(0),
});
const OfRefund = z.object({ refundId: z.uuid() });
const OfReport = z.object({ reportId: z.uuid() });
const OfPayout = z.object({ payoutId: z.uuid() });
const DecidedProvider = z.object({ providerId: z.uuid(), decidedAt: z.iso.datetime() });
/** `change`: of an approved listing. */
const DecidedService = z.object({
  serviceId: z.uuid(),
  decidedAt: z.iso.datetime(),
  change: z.boolean().default(false),
});

/**
 * Every job by its name, with the schema of its data. A feature may enqueue a job that a later feature handles, since both
 * depend only on this file. After an update, jobs of the previous version may still be in the queue, so names must not
 * change, and a new field needs a default.
 */
export const jobSchemas = {
  // accounts
  'forget-sign-in-failures': Nothing,

  'remove-avatar-file': z.object({ avatar: z.string() }),

  // own data
  'make-own-download': z.object({ downloadId: z.uuid() }),
  'remove-own-download': z.object({ downloadId: z.uuid() }),

  // providers
  'remove-document-file': z.object({ documentId: z.uuid() }),

  // messaging
  'remove-message-pictures': z.object({ pictureIds: z.array(z.uuid()) }),

  // support
  'remove-support-attachments': z.object({ attachmentIds: z.array(z.uuid()) }),
  'take-in-mail': z.object({ mailId: z.uuid(), ticketId: z.uuid() }),

  // bookings
  'expire-booking': OfBooking,
  'expire-change': OfChange,
  'complete-bookings': Nothing,
  'read-calendar': z.object({ importId: z.uuid(), dueAt: z.iso.datetime() }),

  // payments
  'process-event': z.object({ eventId: z.uuid() }),
  'check-due-payments': Nothing,
  'pay-with-points': OfBooking,
  'cancel-open-payments': OfBooking,
  'post-earning': OfBooking,
  'prepare-payouts': Nothing,
  'check-ledger': Nothing,
  'stripe-catchup': Nothing,
  'mpesa-catchup': Nothing,
  'import-statement': z.object({ importId: z.uuid() }),

  // notifications: letters
  'mail-verify-email': z.object({ sealedToken: z.string() }),
  'mail-email-changed': z.object({ sealedToken: z.string() }),
  'mail-password-reset': z.object({
    requestId: z.uuid(),
    sealedEmail: z.string(),
    byAdmin: z.boolean().default(false),
  }),
  'mail-password-changed': z.object({ personId: z.uuid(), changedAt: z.iso.datetime() }),
  'mail-second-factor': z.object({
    personId: z.uuid(),
    what: z.enum([
      ...(['on', 'off', 'codes', 'codes_removed', 'code_used', 'removed', 'by_link'] as const),
      ...(['identity_linked', 'identity_unlinked', 'ways_removed', 'passkey_added', 'passkey_removed'] as const),
      // By our team.
      ...(['identity_removed', 'passkey_removed_by_team'] as const),
    ]),
    /** Of what was linked or added. */
    name: z.string().optional(),
    at: z.iso.datetime(),
    /** An address that the account had; without it the letter goes to the one that it has. */
    sealedTo: z.string().optional(),
    /** Of the link that takes the account back. */
    sealedToken: z.string().optional(),
  }),
  /** `personId`: who gets the letter; `adminId`: whose second factor was removed; `by`: null for the command. */
  'mail-admin-factor-removed': z.object({
    ...{ personId: z.uuid(), adminId: z.uuid(), by: z.uuid().nullable() },
    at: z.iso.datetime(),
  }),
  /** `personId`: who gets the letter; `adminId`: who was made an admin, `by` whom. */
  'mail-admin-made': z.object({
    ...{ personId: z.uuid(), adminId: z.uuid(), by: z.uuid() },
    at: z.iso.datetime(),
  }),
  'mail-consent-asked': z.object({ requestId: z.uuid(), personId: z.uuid() }),
  'mail-consent-decided': z.object({ requestId: z.uuid() }),
  'mail-own-download': z.object({ downloadId: z.uuid() }),
  'mail-deletion-asked': z.object({ personId: z.uuid(), dueAt: z.iso.datetime() }),
  'mail-deletion-stopped': z.object({
    ...{ personId: z.uuid(), at: z.iso.datetime() },
    obstacle: z.enum(deletionObstacles),
  }),
  /** `sealed`: the name, address and language that the account had. */
  'mail-account-deleted': z.object({ personId: z.uuid(), sealed: z.string() }),
  'mail-account-suspended': z.object({ personId: z.uuid(), suspendedAt: z.iso.datetime() }),
  'mail-account-restored': z.object({ personId: z.uuid(), restoredAt: z.iso.datetime() }),
  'mail-booking-confirmed': OfBooking,
  'mail-provider-booking-confirmed': OfBooking,
  'mail-request-asked': OfBooking,
  'mail-provider-request': OfBooking,
  'mail-request-accepted': OfBooking,
  'mail-request-declined': OfBooking,
  'mail-request-unanswered': OfBooking,
  'mail-provider-request-unanswered': OfBooking,
  'mail-booking-expired': OfBooking,
  'mail-booking-cancelled': OfBooking,
  'mail-provider-booking-cancelled': OfBooking,
  'mail-booking-papers': OfBooking.extend({ askedAt: z.iso.datetime() }),
  /** To somebody who comes along, at an address that is kept in this job alone. */
  'mail-companion-voucher': OfBooking.extend({ letterId: z.uuid(), sealedTo: z.string() }),
  'mail-booking-changed': ChangeLetter,
  'mail-provider-booking-changed': ChangeLetter,
  'mail-change-for-you': ChangeLetter,
  'mail-change-taken-back': ChangeLetter,
  'mail-change-lapsed': ChangeLetter,
  'mail-provider-change-asked': ChangeLetter,
  'mail-change-accepted': ChangeLetter,
  'mail-change-declined': ChangeLetter,
  'mail-change-unanswered': ChangeLetter,
  'mail-provider-change-unanswered': ChangeLetter,
  'mail-document-ending': z.object({ documentId: z.uuid() }),
  'mail-document-decided': z.object({ documentId: z.uuid(), decidedAt: z.iso.datetime() }),
  'mail-listings-closing': z.object({ providerId: z.uuid(), until: z.iso.date() }),
  'mail-provider-answers-changed': OfBooking.extend({ changedAt: z.iso.datetime() }),
  'mail-payment-surplus': OfBooking,
  'mail-payment-never-came': OfBooking.extend({
    attemptId: z.uuid(),
    bought: z.boolean(),
    rest: z.boolean().default(false),
    points: z.boolean().default(false),
    unpaid: z.boolean().default(false),
  }),
  'mail-dispute-lost': LostDispute,
  'mail-provider-dispute-lost': LostDispute,
  'mail-refund-sent': OfRefund,
  'mail-refund-done': OfRefund,
  'mail-provider-refund': OfRefund,
  'mail-provider-refund-withdrawn': OfRefund,
  'mail-refund-manual': OfRefund,
  'mail-payout-sent': OfPayout,
  'mail-payout-paid': OfPayout.extend({ itemId: z.uuid() }),
  'mail-payout-failed': z.object({ itemId: z.uuid() }),
  'mail-payout-method': z.object({
    ...{ providerId: z.uuid(), destination: z.string(), changedAt: z.iso.datetime() },
    first: z.boolean().default(false),
  }),
  'mail-provider-email': z.object({ providerId: z.uuid(), from: z.string(), changedAt: z.iso.datetime() }),
  'mail-provider-approved': DecidedProvider,
  'mail-provider-rejected': DecidedProvider,
  'mail-provider-suspended': DecidedProvider,
  'mail-provider-restored': DecidedProvider,
  'mail-service-approved': DecidedService,
  'mail-service-rejected': DecidedService,
  'mail-service-taken-down': z.object({ serviceId: z.uuid(), takenDownAt: z.iso.datetime() }),
  'mail-service-shown-again': z.object({ serviceId: z.uuid(), shownAt: z.iso.datetime() }),
  'mail-calendar-conflict': z.object({ importId: z.uuid(), toldAt: z.iso.datetime() }),

  'mail-application-received': z.object({
    providerId: z.uuid(),
    personId: z.uuid(),
    submittedAt: z.iso.datetime(),
  }),
  'mail-team-invitation': z.object({ invitationId: z.uuid(), sealedToken: z.string() }),
  'mail-team-changed': z.object({
    ...{ providerId: z.uuid(), personId: z.uuid(), by: z.uuid(), changedAt: z.iso.datetime() },
    what: z.enum(['joined', 'changed', 'removed', 'left']),
    rights: z.array(z.enum(providerRights)),
  }),
  /** `startDate`: the first day that the reminder is about. */
  'mail-trip-reminder': OfBooking.extend({ stage: z.enum(['soon', 'tomorrow']), startDate: z.iso.date() }),
  'mail-review-invitation': OfBooking,
  'mail-provider-review': z.object({ reviewId: z.uuid() }),
  'mail-review-report-decided': OfReport,
  'mail-review-taken-down': OfReport,
  'mail-message-report-decided': OfReport,
  'mail-message-removed': OfReport,
  'mail-unread-messages': z.object({
    ...{ conversationId: z.uuid(), toldAt: z.iso.datetime() },
    side: z.enum(messageSides),
  }),
  /** `sealedToken`: of the link by which a visitor opens the ticket. */
  'mail-ticket-received': z.object({ ticketId: z.uuid(), sealedToken: z.string().optional() }),
  'mail-ticket-answered': z.object({ messageId: z.uuid(), sealedToken: z.string().optional() }),
  /** `at`: when the email came in. */
  'mail-ticket-not-taken': z.object({
    ...{ ticketId: z.uuid(), at: z.iso.datetime(), sealedToken: z.string().optional() },
  }),
  'mail-points-expiring': z.object({ personId: z.uuid(), expiresAt: z.iso.datetime() }),
  'mail-newsletter-asked': z.object({ subscriberId: z.uuid(), requestId: z.uuid() }),

  // push messages
  'push-notice': z.object({ noticeId: z.uuid() }),

  // text messages
  /** `about`: which of several messages of a kind, such as the id of a change. */
  'sms-about-booking': OfBooking.extend({
    messages: z.array(z.enum(smsMessageNames)).max(10),
    about: z.string().default(''),
  }),
  'apply-sms-report': z.object({ gatewayId: z.string() }),

  // admin
  'finish-agreed': z.object({ requestId: z.uuid() }),

  // the whole product
  sweep: Nothing,
  daily: Nothing,
} as const;

export type JobName = keyof typeof jobSchemas;
/** What a job is enqueued with. */
export type JobInput<Name extends JobName> = z.input<(typeof jobSchemas)[Name]>;
/** What a job's handler is given. */
export type JobData = { [Name in JobName]: z.output<(typeof jobSchemas)[Name]> };
/** The names of the jobs that need no data, and so can be scheduled. */
export type BareJobName = {
  [Name in JobName]: Record<string, never> extends JobInput<Name> ? Name : never;
}[JobName];
