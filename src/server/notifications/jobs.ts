import { accountLetterJobs } from './letters/account-letters.ts';
import { adminLetterJobs } from './letters/admin-letters.ts';
import { answersChangedJob } from './letters/answer-letters.ts';
import { applicationReceivedJob } from './letters/application-letters.ts';
import { approvalLetterJobs } from './letters/approval-letters.ts';
import { bookingLetterJobs } from './letters/booking-letters.ts';
import { calendarConflictJob } from './letters/calendar-letters.ts';
import { cancellationLetterJobs } from './letters/cancellation-letters.ts';
import { changeLetterJobs } from './letters/change-letters.ts';
import { closingLetterJob } from './letters/closing-letters.ts';
import { companionVoucherJob } from './letters/companion-letter.ts';
import { consentLetterJobs } from './letters/consent-letters.ts';
import { disputeLetterJobs } from './letters/dispute-letters.ts';
import { documentLetterJobs } from './letters/document-letters.ts';
import { emailChangedLetterJob } from './letters/email-changed-letter.ts';
import { hostRefundLetterJobs } from './letters/host-refund-letters.ts';
import { unreadMessagesJob } from './letters/message-letters.ts';
import { messageReportLetterJobs } from './letters/message-report-letters.ts';
import { neverCameLetterJob } from './letters/never-came-letters.ts';
import { newsletterLetterJob } from './letters/newsletter-letters.ts';
import { ownDataLetterJobs } from './letters/own-data-letters.ts';
import { papersLetterJob } from './letters/papers-letter.ts';
import { passwordLetterJobs } from './letters/password-letters.ts';
import { payoutLetterJobs } from './letters/payout-letters.ts';
import { pointsExpiringJob } from './letters/points-letters.ts';
import { providerEmailLetterJob } from './letters/provider-email-letter.ts';
import { refundLetterJobs } from './letters/refund-letters.ts';
import { reminderLetterJob } from './letters/reminder-letters.ts';
import { requestLetterJobs } from './letters/request-letters.ts';
import { reviewLetterJobs } from './letters/review-letters.ts';
import { secondFactorLetterJob } from './letters/second-factor-letters.ts';
import { surplusLetterJob } from './letters/surplus-letters.ts';
import { teamLetterJobs } from './letters/team-letters.ts';
import { ticketLetterJobs } from './letters/ticket-letters.ts';
import { verifyEmailLetterJob } from './letters/verify-email-letters.ts';

/** Every letter's job. Each is in the file of its letter's topic. */
export const notificationsJobs = [
  verifyEmailLetterJob,
  emailChangedLetterJob,
  ...accountLetterJobs,
  ...passwordLetterJobs,
  ...ownDataLetterJobs,
  secondFactorLetterJob,
  ...adminLetterJobs,
  ...consentLetterJobs,
  ...bookingLetterJobs,
  ...requestLetterJobs,
  ...cancellationLetterJobs,
  reminderLetterJob,
  papersLetterJob,
  companionVoucherJob,
  ...changeLetterJobs,
  answersChangedJob,
  ...refundLetterJobs,
  ...hostRefundLetterJobs,
  surplusLetterJob,
  neverCameLetterJob,
  ...disputeLetterJobs,
  ...payoutLetterJobs,
  applicationReceivedJob,
  ...approvalLetterJobs,
  providerEmailLetterJob,
  calendarConflictJob,
  ...teamLetterJobs,
  ...documentLetterJobs,
  closingLetterJob,
  ...reviewLetterJobs,
  unreadMessagesJob,
  ...messageReportLetterJobs,
  ...ticketLetterJobs,
  pointsExpiringJob,
  newsletterLetterJob,
];
