import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import type { Attempt } from '../../records/repository.ts';

/** M-Pesa's clock and ours may differ by this much. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** Whether an amount is whole shillings. Prices and refunds are, and M-Pesa accepts no other amounts. */
export const isWholeShillings = ({ amountMinor }: Pick<ReceivedPayment, 'amountMinor'>): boolean =>
  amountMinor % 100 === 0;

/** Whether money came before a push was settled. False where either instant is not known. */
export const cameBeforeEnd = ({ settledAt }: Pick<Attempt, 'settledAt'>, at: Date | undefined): boolean =>
  at !== undefined && settledAt !== null && at.getTime() <= settledAt.getTime() + CLOCK_TOLERANCE_MS;
