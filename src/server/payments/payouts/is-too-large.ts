import { KES_MAX } from '#shared/money.ts';
import type { PayoutChannel } from '#shared/payment-methods.ts';

/** Whether a transfer is more than its channel moves at once. A bank has no such limit. `amountMinor`: shillings × 100. */
export const isTooLarge = (
  { channel }: { channel: PayoutChannel },
  { amountMinor }: { amountMinor: number },
): boolean => channel === 'mpesa' && amountMinor > KES_MAX * 100;
