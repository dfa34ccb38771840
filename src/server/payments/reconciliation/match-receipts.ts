import type { App } from '../../app.ts';
import type { ReceivedPayment } from '../../outside/daraja-received.ts';
import type { SettledBy } from '../tables.ts';
import { type Matched, matchReceipt } from './match-receipt.ts';

/** How many receipts became what; `failed`: could not be kept now, and are to be listed again. */
export type MatchCounts = Record<Matched | 'failed', number>;

/**
 * Payments that M-Pesa lists, in any order, the oldest first: and before all others those that are an attempt's by their
 * amount, so that none of these is taken by money that somebody sent by hand beside it. Each in a transaction of its own:
 * one's trouble keeps no other unread.
 */
export async function matchReceipts(
  app: App,
  listed: readonly ReceivedPayment[],
  source: SettledBy,
): Promise<MatchCounts> {
  const counts: MatchCounts = { known: 0, settled: 0, completed: 0, unattributed: 0, failed: 0 };
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
  const byTime = listed.toSorted((one, other) => timeOf(one) - timeOf(other));
  for (const payment of byTime) {
    if (!(await tried(payment, () => matchReceipt(app, payment, source, 'exact')))) left.push(payment);
  }
  for (const payment of left) await tried(payment, () => matchReceipt(app, payment, source));
  return counts;
}

/** Where the list tells none, last. */
const timeOf = ({ at }: ReceivedPayment) => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
