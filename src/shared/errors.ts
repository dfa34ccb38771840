import type { statusOf } from './error-statuses.ts';
import type { Texts } from './listing-rules.ts';

/** The codes of `error-statuses.ts`. */
export type ErrorCode = keyof typeof statusOf;

/** What is wrong with a field: a key of the namespace `fields`, and what fills its marks; a name in the reader's language. */
export interface FieldProblem {
  key: string;
  values: Readonly<Record<string, number | Texts>>;
}

/** Further fields of an error answer; which of them a code has is said at each. */
interface ErrorDetail {
  /** Message per field of the request, keyed by its path ('contact.email'). */
  fields?: Record<string, string | FieldProblem>;
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
  /** answer_changed: the reply as it is now. */
  answer?: string;
  /** second_factor_required: what is sent back together with the code. */
  challenge?: string;
  /** calendar_unread: why, a `CalendarProblem`. */
  problem?: string;
  /** invalid_input of a file: the number of its first wrong line, counted from 1. */
  line?: number;
  /** consent_asked: the request that another admin can consent to, until `expiresAt`. */
  consent?: { id: string; expiresAt: string };
  /** payment_in_progress, too_many_tries, too_busy, unpaid_bookings_lapsed: seconds until another try can succeed. */
  retryAfter?: number;
}

/** The body of every error answer. */
export interface ErrorBody extends Omit<ErrorDetail, 'fields'> {
  fields?: Record<string, string>;
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
