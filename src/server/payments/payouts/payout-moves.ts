import type { Move } from '#server/consents/permit-move.ts';
import type { Tx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import { nameOfProvider } from './name-of-provider.ts';
import type { Payout, PayoutItem } from './repository.ts';

/** What an admin moves by approving a payout. @param name the provider's */
export function moveOfPayout(
  { id, providerId, usdCents, kesMinor, channel, destinationMasked, destinationSealed }: Payout,
  name: string,
): Move {
  return {
    ...{ act: 'payout.approve', payee: `payout:${providerId}` },
    ...{ usdCents, kesMinor },
    subject: { type: 'payout', id, name },
    facts: {
      ...{ providerId, usdCents, kesMinor, channel, destination: destinationMasked },
      account: digestOf(destinationSealed),
    },
  };
}

interface ItemMove {
  act: Extract<Move['act'], `payout.item_${string}`>;
  payout: Payout;
  item: PayoutItem;
  /** Where it goes: its own destination, or the provider's present one where it is sent again. */
  to: Pick<PayoutItem, 'channel' | 'destinationMasked' | 'destinationSealed'>;
}

/** What an admin moves by sending a transfer again, or by noting what the bank did with it. */
export async function moveOfItem(tx: Tx, { act, payout, item, to }: ItemMove): Promise<Move> {
  const { id, usdCents, amountMinor: kesMinor, status } = item;
  // What is sent again counts with what is approved for the provider; notes count for themselves.
  const what = act === 'payout.item_retry' ? 'payout' : act;
  return {
    ...{ act, payee: `${what}:${payout.providerId}` },
    ...{ usdCents, kesMinor },
    subject: { type: 'payout', id, name: await nameOfProvider(tx, payout.providerId) },
    facts: {
      ...{ providerId: payout.providerId, status, usdCents, kesMinor },
      ...{ channel: to.channel, destination: to.destinationMasked },
      account: digestOf(to.destinationSealed),
    },
  };
}

/** So that another account behind the same mask is noticed. */
const digestOf = (sealed: string): string => sha256(sealed).slice(0, 12);
