import type { NotificationKind } from './notification-kinds.ts';

/** What text messages are about, by what the person is told (`notification-kinds.ts`); each is written in `server/sms/sms-texts.ts`. */
export const smsMessages = {
  payment: 'booking_confirmed',
  voucher: 'booking_confirmed',
  accepted: 'request_accepted',
  declined: 'request_declined',
  unanswered: 'request_unanswered',
  cancelled: 'booking_cancelled',
  changed: 'booking_changed',
  change_for_you: 'change_for_you',
  change_accepted: 'change_accepted',
  change_declined: 'change_declined',
  change_unanswered: 'change_unanswered',
  refunded: 'refund_done',
  never_came: 'payment_never_came',
  reminder: 'trip_tomorrow',
  host_booking: 'host_booking',
  host_request: 'host_request',
  host_cancelled: 'host_cancelled',
} as const satisfies Record<string, NotificationKind>;
export type SmsMessage = keyof typeof smsMessages;

export const smsMessageNames = Object.keys(smsMessages) as SmsMessage[];

/**
 * `waiting`: to be sent; `sending`: the gateway is being asked; `sent`: it has taken it; `delivered`, `failed`: what it reported
 * later. Not sent: `refused` by the gateway, `left_out` by us. `unknown`: nobody knows whether it was sent, so it is not sent again.
 */
export const smsStates = [
  ...(['waiting', 'sending', 'sent', 'delivered', 'failed', 'refused', 'unknown', 'left_out'] as const),
] as const;
export type SmsState = (typeof smsStates)[number];
