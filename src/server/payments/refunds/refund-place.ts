import type { RefundMethod } from '#shared/payment-methods.ts';

const places = {
  stripe: 'card',
  reversal: 'phone',
  b2c: 'phone',
  portal: 'phone',
  manual: 'hand',
  points: 'points',
} as const satisfies Record<RefundMethod, string>;

/** Where a refund goes. By hand it may go anywhere. */
export const placeOf = ({ method }: { method: RefundMethod }): (typeof places)[RefundMethod] => places[method];
