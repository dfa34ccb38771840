/**
 * Every error code that an answer may carry, with its HTTP status. Codes never change, because clients depend on them.
 * The text of a code comes from i18n. Pages do not load this table, so nothing that they import may use it.
 */
export const statusOf = {
  invalid_input: 400,
  invalid_dates: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  forbidden: 403,
  suspended: 403,
  sign_in_again: 403,
  not_found: 404,
  email_taken: 409,
  sold_out: 409,
  unpaid_bookings_open: 409,
  unpaid_days_many: 409,
  unpaid_places_many: 409,
  email_unverified: 409,
  requests_many: 409,
  request_closed: 409,
  price_changed: 409,
  booking_not_payable: 409,
  already_paid: 409,
  payment_in_progress: 409,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  not_ready: 409,
  voucher_of_cancelled: 409,
  application_closed: 409,
  application_incomplete: 409,
  documents_many: 409,
  not_cancellable: 409,
  not_changeable: 409,
  change_open: 409,
  change_paid: 409,
  quote_changed: 409,
  refund_changed: 409,
  booking_not_confirmed: 409,
  check_in_too_early: 409,
  check_in_too_late: 409,
  check_in_of_no_show: 409,
  no_show_too_early: 409,
  no_show_too_late: 409,
  no_show_checked_in: 409,
  no_show_often: 409,
  no_show_final: 409,
  points_short: 409,
  refund_exceeds: 409,
  disputed: 409,
  payment_unverified: 409,
  dispute_closed: 409,
  issue_closed: 409,
  payout_method_missing: 409,
  payout_open: 409,
  payout_closed: 409,
  payout_not_covered: 409,
  receipt_used: 409,
  not_approved: 409,
  already_decided: 409,
  changed_since: 409,
  listing_changed: 409,
  block_no_room: 409,
  blocks_many: 409,
  block_imported: 409,
  imports_many: 409,
  import_known: 409,
  listing_state: 409,
  unit_booked: 409,
  listings_many: 409,
  drafts_many: 409,
  pictures_many: 409,
  report_open: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  card_minimum: 422,
  mpesa_limit: 422,
  payout_minimum: 422,
  calendar_unread: 422,
  too_many_tries: 429,
  unpaid_bookings_lapsed: 429,
  internal: 500,
  provider_refused: 502,
  provider_unavailable: 503,
  method_off: 503,
  too_busy: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusOf;

/** Further fields of an error answer; which of them a code has is said at each. */
interface ErrorDetail {
  /** Message per field of the request, keyed by its path ('contact.email'). */
  fields?: Record<string, string>;
  /** price_changed: the current amount, in whole shillings. */
  amount?: number;
  /** price_changed: the rate of that amount, KES per USD. */
  rate?: number;
  /** quote_changed: the current total, the refund of a lower price and the amount due for a higher one, in dollars. */
  total?: number;
  refund?: number;
  amountDue?: number;
  /** quote_changed: the points that would be returned. */
  pointsBack?: number;
  /** block_no_room: the first days on which bookings or other blocks are in the way. */
  days?: string[];
  /** calendar_unread: why, a `CalendarProblem`. */
  problem?: string;
  /** invalid_input of a file: the number of its first wrong line, counted from 1. */
  line?: number;
  /** payment_in_progress, too_many_tries, too_busy, unpaid_bookings_lapsed: seconds until another try can succeed. */
  retryAfter?: number;
}

/** The body of every error answer. */
export interface ErrorBody extends ErrorDetail {
  /** A sentence for people. */
  error: string;
  code: ErrorCode;
}

/**
 * An error that is thrown on purpose. Its code decides the HTTP status and the text. The message is the code unless one
 * is given.
 */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;

  constructor(code: ErrorCode, detail?: ErrorDetail, message: string = code) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}
