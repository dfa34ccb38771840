import type { Approval } from '#shared/requests.ts';
import type { BookingStatus, PaymentStatus } from '#shared/states.ts';
import type { BookingOrder } from '../bookings-search.ts';

export const statusTexts = {
  pending: 'admin-bookings:status.pending',
  confirmed: 'admin-bookings:status.confirmed',
  completed: 'admin-bookings:status.completed',
  cancelled: 'admin-bookings:status.cancelled',
} as const satisfies Record<BookingStatus, string>;

export const paymentTexts = {
  pending: 'admin-bookings:payment.pending',
  completed: 'admin-bookings:payment.completed',
  failed: 'admin-bookings:payment.failed',
  refunded: 'admin-bookings:payment.refunded',
  partially_refunded: 'admin-bookings:payment.partially_refunded',
} as const satisfies Record<PaymentStatus, string>;

export const approvalTexts = {
  not_needed: 'admin-bookings:approval.not_needed',
  asked: 'admin-bookings:approval.asked',
  accepted: 'admin-bookings:approval.accepted',
  declined: 'admin-bookings:approval.declined',
} as const satisfies Record<Approval, string>;

export const orderTexts = {
  newest: 'admin-bookings:sort.newest',
  oldest: 'admin-bookings:sort.oldest',
  soonest: 'admin-bookings:sort.soonest',
  latest: 'admin-bookings:sort.latest',
} as const satisfies Record<BookingOrder, string>;
