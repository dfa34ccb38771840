import type { App } from '#server/app.ts';
import type { RefundMethod } from './tables.ts';

/** Whether refunds can be sent by this method now: its keys are set and, for M-Pesa, the initiator is. */
export function canSendBy(app: App, method: RefundMethod): boolean {
  if (method === 'stripe') return app.stripe !== undefined;
  return (method === 'reversal' || method === 'b2c') && app.daraja?.canSend === true;
}
