import type { App } from '#server/app.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import type { SettledBy } from '../records/tables.ts';
import { type Matched, matchReceipt } from './match-receipt.ts';

/** How many receipts had which result; `failed`: an error, so they must be listed again. */
type MatchCounts = Record<Matched | 'failed', number>;

/**
 * Matches payments that M-Pesa lists. First all those that have the amount of an attempt, then the others, each time
 * the oldest first: so money that was sent by hand never takes the attempt of an equal amount. Each has a transaction
 * of its own, so that an error in one does not stop the others.
 */
export async function matchReceipts(
  app: App,
  listed: readonly ReceivedPayment[],
  source: SettledBy,
): Promise<MatchCounts> {
  const counts: MatchCounts = {
    ...{ known: 0, settled: 0, completed: 0, unattributed: 0, kept: 0, contradicted: 0, failed: 0 },
  };
  const tried = async (payment: ReceivedPayment, match: () => Promise<Matched | 'left'>): Promise<boolean> => {
    try {
      const became = await match();
      if (became === 'left') return false;
      counts[became]++;
    } catch (error) {
      counts.failed++;
      app.log.error({ err: error, receipt: payment.receipt }, 'a listed receipt could not be matched');
    }
    return true;
  };
  const left: ReceivedPayment[] = [];
  for (const payment of oldestFirst(listed)) {
    const isDone =
      isMatchedFirst(payment) &&
      (await tried(payment, () => matchReceipt(app, payment, source, { onlyEqualAmount: true })));
    if (!isDone) left.push(payment);
  }
  for (const payment of left) await tried(payment, () => matchReceipt(app, payment, source));
  return counts;
}

/** Whether it may have the amount of an attempt: its account may name a booking. All others are left for the second time. */
export const isMatchedFirst = ({ accountReference }: ReceivedPayment): boolean =>
  referenceIn(accountReference.trim()) !== undefined;

/** In the order in which they are matched. */
export const oldestFirst = (listed: readonly ReceivedPayment[]): ReceivedPayment[] =>
  listed.toSorted((one, other) => timeOf(one) - timeOf(other));

/** The instant of a payment; payments without one come last. */
const timeOf = ({ at }: ReceivedPayment) => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
