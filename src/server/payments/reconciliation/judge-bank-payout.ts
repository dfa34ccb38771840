import { v5 } from 'uuid';
import type { App } from '#server/app.ts';
import type { BalanceTransaction } from '#server/outside/stripe-lists.ts';
import { readEvent } from '#server/outside/stripe-webhook.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import type { Effect } from '../inbox/finish-event.ts';
import type { ProviderEvent } from '../inbox/receive-event.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { ownMoveEntries } from '../ledger/postings.ts';

/** Whether an event is about Stripe's payout to our own bank. */
export const isBankPayoutEvent = (type: string): boolean => type.startsWith('payout.');

/** Stripe lists a payout when it is made, and may send the event about its arrival two weeks later. */
const BOOKED_WITHIN_MS = 21 * 24 * 3_600_000;
/** The namespace of the ids under which Stripe's own movements are posted. They have no row of ours. */
const movements = '0199c3a2-5d7e-7000-8000-737472697065';

/** The source under which a movement of our balance at Stripe is posted. */
export const movementSource = (transactionId: string): string => v5(transactionId, movements);

/**
 * Posts what left our balance at Stripe for our bank, and what a failed payout returned, as Stripe lists it (L12 in
 * docs/money.md). A failed payout also opens a case.
 * @returns undefined when Stripe could not say
 */
export async function judgeBankPayout(app: App, event: ProviderEvent): Promise<Effect | undefined> {
  const { objectId, createdAt } = readEvent(JSON.parse(event.raw.toString('utf8')));
  const moved = await movementsOf(app, objectId, new Date(createdAt.getTime() - BOOKED_WITHIN_MS));
  if (!moved) return undefined;
  return async (tx) => {
    const at = app.clock.now();
    let posted = false;
    for (const { id, netCents } of moved) {
      const [from, to] = ['stripe:clearing:USD', 'bank:USD'] as const;
      const entries =
        netCents < 0
          ? ownMoveEntries({ from, to, amountMinor: -netCents })
          : ownMoveEntries({ from: to, to: from, amountMinor: netCents });
      if (await postLedger(tx, { kind: 'bank', source: movementSource(id), entries, at })) posted = true;
    }
    if (event.eventType === 'payout.failed') {
      await raiseIssue(app, tx, { code: 'bank_payout_failed', subject: objectId, at });
      return 'applied';
    }
    return posted ? 'applied' : 'no_effect';
  };
}

async function movementsOf(app: App, payoutId: string, since: Date): Promise<BalanceTransaction[] | undefined> {
  const found: BalanceTransaction[] = [];
  for (let after: string | undefined; ; ) {
    const page = await app.stripe?.listBalanceTransactions({ createdSince: since, after });
    if (page?.kind !== 'balance_transactions') return undefined;
    found.push(...page.transactions);
    after = page.transactions.at(-1)?.id;
    if (!page.more || !after) break;
  }
  return found.filter(
    ({ sourceId, currency, netCents }) => sourceId === payoutId && currency === 'usd' && netCents !== 0,
  );
}
