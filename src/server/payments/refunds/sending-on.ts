import type { App } from '../../app.ts';
import type { RefundMethod } from './tables.ts';

/** Whether a machine of ours can send by this method now: its keys are set, and with M-Pesa somebody may order. */
export function isOn(app: App, method: RefundMethod): boolean {
  if (method === 'stripe') return app.stripe !== undefined;
  return (method === 'reversal' || method === 'b2c') && app.daraja?.canSend === true;
}
