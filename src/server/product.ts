import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { addPersonPhoneKeys } from '#server/accounts/add-phone-keys.ts';
import { forgetOldSessions } from '#server/accounts/forget-old-sessions.ts';
import { accountsJobs } from '#server/accounts/jobs.ts';
import { forgetOldDevices } from '#server/accounts/known-devices.ts';
import { findPersonById, findPersonByToken } from '#server/accounts/queries.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { forgetOldSignIns } from '#server/accounts/sign-in-history.ts';
import { adminAuditRoutes } from '#server/admin/audit/routes.ts';
import { adminBookingRoutes } from '#server/admin/bookings/routes.ts';
import { adminConsentJobs, finishAgreed } from '#server/admin/consents/finish-agreed.ts';
import { adminConsentRoutes } from '#server/admin/consents/routes.ts';
import { adminDisputeRoutes } from '#server/admin/disputes/routes.ts';
import { adminExportRoutes } from '#server/admin/exports/routes.ts';
import { adminHintRoutes } from '#server/admin/hints/routes.ts';
import { adminJobRoutes } from '#server/admin/job-routes.ts';
import { adminOverviewRoutes } from '#server/admin/overview/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { forgetChats } from '#server/assistant/conversations/forget.ts';
import { assistantRoutes } from '#server/assistant/routes.ts';
import { forgetOldNetworks } from '#server/audit/forget-networks.ts';
import { findBookingRow } from '#server/bookings/access-queries.ts';
import { forgetAnswers } from '#server/bookings/answers/forget-answers.ts';
import { blocksRoutes } from '#server/bookings/blocks/routes.ts';
import { calendarFeedRoutes } from '#server/bookings/calendar-feed/routes.ts';
import { enqueueDueImports } from '#server/bookings/calendar-imports/due-imports.ts';
import { offerNewPlaces } from '#server/bookings/calendar-imports/give-back.ts';
import { calendarImportsRoutes } from '#server/bookings/calendar-imports/routes.ts';
import { companionsRoutes } from '#server/bookings/companions/routes.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { pointsRoutes } from '#server/bookings/points/routes.ts';
import { providerBookingsRoutes } from '#server/bookings/provider/routes.ts';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { runDueBookings } from '#server/bookings/run-due-bookings.ts';
import { timeOffRoutes } from '#server/bookings/time-off/routes.ts';
import { closeApproved } from '#server/bookings/time-off/take-time-off.ts';
import { tripFeedRoutes } from '#server/bookings/trip-feed/routes.ts';
import { vouchersRoutes } from '#server/bookings/vouchers/routes.ts';
import { approvalsRoutes } from '#server/catalogue/approvals/routes.ts';
import { registerApprovalWork } from '#server/catalogue/approved-listing.ts';
import { registerCapacityWork } from '#server/catalogue/editing/capacity-work.ts';
import { providerServicesRoutes } from '#server/catalogue/editing/routes.ts';
import { renewPlaces } from '#server/catalogue/places/renew-places.ts';
import { placesRoutes } from '#server/catalogue/places/routes.ts';
import { providerProfileRoutes } from '#server/catalogue/profile/routes.ts';
import { renewAllPrices } from '#server/catalogue/renew-prices.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { warnOfClosingListings } from '#server/catalogue/warn-closing.ts';
import { expireDueConsents, forgetOldMoves } from '#server/consents/expire-due-consents.ts';
import { favoritesRoutes } from '#server/favorites/routes.ts';
import { adminHelpRoutes } from '#server/help/admin-routes.ts';
import { helpRoutes } from '#server/help/routes.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import type { People, Rows } from '#server/http/rights.ts';
import type { Http } from '#server/http/route.ts';
import { registerWithJobs } from '#server/jobs/enqueue.ts';
import { scheduledJob } from '#server/jobs/job.ts';
import { expirePoints, warnOfExpiringPoints } from '#server/loyalty/expire-points.ts';
import { findConversationRow } from '#server/messaging/access-queries.ts';
import { enqueueUnreadLetters } from '#server/messaging/due-letters.ts';
import { eventsRoutes } from '#server/messaging/event-routes.ts';
import { forgetConversations } from '#server/messaging/forget-conversations.ts';
import { forgetPictures } from '#server/messaging/pictures/forget-pictures.ts';
import { messagePicturesJobs } from '#server/messaging/pictures/jobs.ts';
import { providerMessagesRoutes } from '#server/messaging/provider-routes.ts';
import { messageReportsRoutes } from '#server/messaging/reports/routes.ts';
import { messagesRoutes } from '#server/messaging/routes.ts';
import { forgetUnconfirmed } from '#server/newsletter/forget-unconfirmed.ts';
import { newsletterRoutes } from '#server/newsletter/routes.ts';
import { notificationChoiceRoutes } from '#server/notices/choice-routes.ts';
import { forgetNotices } from '#server/notices/forget-notices.ts';
import { pushJobs } from '#server/notices/push/jobs.ts';
import { sendDuePushes } from '#server/notices/push/push-notice.ts';
import { pushRoutes } from '#server/notices/push/routes.ts';
import { notificationRoutes } from '#server/notices/routes.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { noticesWithLetters } from '#server/notifications/notices/with-letters.ts';
import { letterTextRoutes } from '#server/notifications/texts/routes.ts';
import { onboardingRoutes } from '#server/onboarding/routes.ts';
import { deleteDueAccounts } from '#server/own-data/delete-account.ts';
import { expireDownloads } from '#server/own-data/expire-downloads.ts';
import { ownDataJobs } from '#server/own-data/jobs.ts';
import { ownDataRoutes } from '#server/own-data/routes.ts';
import { adminPaymentsRoutes } from '#server/payments/admin/routes.ts';
import { forgetOldLimits } from '#server/payments/attempts/opening/limit-locks.ts';
import { registerDisbursementOwners } from '#server/payments/disbursements/owners.ts';
import { disbursementsRoutes } from '#server/payments/disbursements/routes.ts';
import { checkDuePayments } from '#server/payments/events/check-due-payments.ts';
import { forgetPersons } from '#server/payments/inbox/forget-persons.ts';
import { paymentsJobs } from '#server/payments/jobs.ts';
import { addDestinationKeys } from '#server/payments/payouts/add-destination-keys.ts';
import { payoutsJobs } from '#server/payments/payouts/jobs.ts';
import { prepareDuePayouts } from '#server/payments/payouts/prepare-payouts.ts';
import { providerPayoutsRoutes } from '#server/payments/payouts/provider-routes.ts';
import { payoutsRoutes } from '#server/payments/payouts/routes.ts';
import { payoutItemOwner } from '#server/payments/payouts/settle-item.ts';
import { receiptsRoutes } from '#server/payments/receipts/routes.ts';
import { reconciliationJobs } from '#server/payments/reconciliation/jobs.ts';
import { reconciliationRoutes } from '#server/payments/reconciliation/routes.ts';
import { refundOwner } from '#server/payments/refunds/refund-owner.ts';
import { paymentsRoutes } from '#server/payments/routes.ts';
import { picturesRoutes } from '#server/pictures/routes.ts';
import { providerOverviewRoutes } from '#server/provider-overview/routes.ts';
import { providerPageRoutes } from '#server/provider-page/routes.ts';
import { addPhoneKeys } from '#server/providers/add-phone-keys.ts';
import { findDocumentRow } from '#server/providers/documents/document-queries.ts';
import { forgetDocuments } from '#server/providers/documents/forget-documents.ts';
import { documentsJobs } from '#server/providers/documents/jobs.ts';
import { providerDocumentRoutes } from '#server/providers/documents/routes.ts';
import { warnOfEndingDocuments } from '#server/providers/documents/warn-ending.ts';
import { providerLetterRoutes } from '#server/providers/letters/routes.ts';
import { findMembership, listMemberships } from '#server/providers/queries.ts';
import { forgetInvitations } from '#server/providers/team/forget-invitations.ts';
import { teamRoutes } from '#server/providers/team/routes.ts';
import { ownReviewsRoutes } from '#server/reviews/own-routes.ts';
import { reviewReportsRoutes } from '#server/reviews/reports/routes.ts';
import { providerReviewsRoutes } from '#server/reviews/routes.ts';
import { settingsRoutes } from '#server/settings/routes.ts';
import { forgetSms } from '#server/sms/forget-sms.ts';
import { smsJobs } from '#server/sms/jobs.ts';
import { smsRoutes } from '#server/sms/routes.ts';
import { sendDueSms } from '#server/sms/send-sms.ts';
import { smsWithLetters } from '#server/sms/with-letters.ts';
import { adminSupportRoutes } from '#server/support/admin-routes.ts';
import { forgetAttachments } from '#server/support/attachments/forget-attachments.ts';
import { forgetTickets } from '#server/support/forget-tickets.ts';
import { supportJobs } from '#server/support/jobs.ts';
import { forgetMails } from '#server/support/mail/mail-file.ts';
import { supportRoutes } from '#server/support/routes.ts';
import type { App } from './app.ts';
import * as collected from './tables.ts';

export const people: People = { findPersonByToken, findPersonById, findMembership, listMemberships };

/** The rows that paths name and by which rights are decided. */
export const rows: Rows = { booking: findBookingRow, document: findDocumentRow, conversation: findConversationRow };

/** Every table. */
export const tables: readonly PgTable[] = Object.values(collected).filter((one) => is(one, PgTable));

/** Every feature's calls. */
export const routes: ((http: Http, app: App) => void)[] = [
  accountsRoutes,
  settingsRoutes,
  notificationRoutes,
  notificationChoiceRoutes,
  pushRoutes,
  teamRoutes,
  providerLetterRoutes,
  providerDocumentRoutes,
  picturesRoutes,
  catalogueRoutes,
  placesRoutes,
  providerServicesRoutes,
  approvalsRoutes,
  providerProfileRoutes,
  bookingsRoutes,
  pointsRoutes,
  tripFeedRoutes,
  vouchersRoutes,
  companionsRoutes,
  providerBookingsRoutes,
  blocksRoutes,
  timeOffRoutes,
  calendarFeedRoutes,
  calendarImportsRoutes,
  paymentsRoutes,
  adminPaymentsRoutes,
  disbursementsRoutes,
  reconciliationRoutes,
  receiptsRoutes,
  providerPayoutsRoutes,
  payoutsRoutes,
  ownReviewsRoutes,
  providerReviewsRoutes,
  reviewReportsRoutes,
  favoritesRoutes,
  providerPageRoutes,
  providerOverviewRoutes,
  messagesRoutes,
  assistantRoutes,
  providerMessagesRoutes,
  messageReportsRoutes,
  eventsRoutes,
  onboardingRoutes,
  helpRoutes,
  adminHelpRoutes,
  supportRoutes,
  adminSupportRoutes,
  newsletterRoutes,
  smsRoutes,
  ownDataRoutes,
  adminRoutes,
  letterTextRoutes,
  adminOverviewRoutes,
  adminUserRoutes,
  adminBookingRoutes,
  adminJobRoutes,
  adminConsentRoutes,
  adminAuditRoutes,
  adminDisputeRoutes,
  adminExportRoutes,
  adminHintRoutes,
];

/** Runs what is due in every feature. Payments come first, so that a booking whose payment has arrived does not expire. */
export async function runDue(app: App): Promise<void> {
  await checkDuePayments(app);
  await runDueBookings(app);
  await prepareDuePayouts(app);
  await enqueueDueImports(app);
  await warnOfEndingDocuments(app);
  await enqueueUnreadLetters(app);
  await warnOfClosingListings(app);
  await warnOfExpiringPoints(app);
  await expirePoints(app);
  await expireDueConsents(app);
  await finishAgreed(app);
  await sendDueSms(app);
  await sendDuePushes(app);
  await expireDownloads(app);
  await deleteDueAccounts(app);
}

/** Runs once a day. */
export async function runDaily(app: App): Promise<void> {
  await renewAllPrices(app);
  await renewPlaces(app);
  await forgetOldKeys(app);
  await forgetOldSessions(app);
  await forgetOldDevices(app);
  await forgetOldSignIns(app);
  await forgetOldNetworks(app);
  await forgetOldLimits(app);
  await forgetPersons(app);
  await forgetDocuments(app);
  await forgetInvitations(app);
  await forgetAnswers(app);
  await forgetConversations(app);
  await forgetChats(app);
  await forgetPictures(app);
  await forgetTickets(app);
  await forgetAttachments(app);
  await forgetMails(app);
  await forgetOldMoves(app);
  await forgetNotices(app);
  await forgetSms(app);
  await forgetUnconfirmed(app);
  // Last, so that a row that another key has sealed keeps nothing from being removed.
  await addMissingDigests(app);
}

/** Adds the digests by which admins find phones and payout accounts; at the start too, since a new version may bring one. */
export async function addMissingDigests(app: App): Promise<void> {
  await addPersonPhoneKeys(app);
  await addPhoneKeys(app);
  await addDestinationKeys(app);
}

// Calls that go from an earlier feature or layer to a later one.
registerApprovalWork(closeApproved);
registerCapacityWork(offerNewPlaces);
registerWithJobs(noticesWithLetters, smsWithLetters);
registerDisbursementOwners({ refund: refundOwner, payout: payoutItemOwner });

/** Every job. Each minute, `sweep` runs what is due although no job for it was enqueued, for example after a crash. */
export const jobs = [
  ...accountsJobs,
  ...documentsJobs,
  ...messagePicturesJobs,
  ...supportJobs,
  ...bookingsJobs,
  ...paymentsJobs,
  ...reconciliationJobs,
  ...payoutsJobs,
  ...notificationsJobs,
  ...smsJobs,
  ...pushJobs,
  ...adminConsentJobs,
  ...ownDataJobs,
  scheduledJob('sweep', '* * * * *', runDue),
  scheduledJob('daily', '5 0 * * *', runDaily),
];
