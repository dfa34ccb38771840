import type { App } from '#server/app.ts';
import type { RefundMethod } from '#shared/payment-methods.ts';

/** Whether refunds can be sent by this method now: its keys are set and, for M-Pesa, the initiator is. */
export function canSendBy(app: App, method: RefundMethod): boolean {
  switch (method) {
    case 'stripe':
      return app.stripe !== undefined;
    case 'reversal':
    case 'b2c':
      return app.daraja?.canSend === true;
    case 'manual':
    case 'portal':
    case 'points':
      return false;
  }
}
