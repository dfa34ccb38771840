import { eq } from 'drizzle-orm';
import type { Move } from '#server/consents/permit-move.ts';
import type { Tx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { sha256 } from '#server/secrets.ts';
import { centsOfKesMinor, lowestKesRate } from '#server/settings/rate-queries.ts';
import type { Payout, PayoutItem } from './repository.ts';

/** Dollars that a payout or transfer costs us: what was earned, or what its shillings are worth where that is more. */
const worthOf = async (tx: Tx, { usdCents, kesMinor }: { usdCents: number; kesMinor: number }, at: Date) =>
  Math.max(usdCents, centsOfKesMinor(kesMinor, await lowestKesRate(tx, at)));

/** What an admin moves by approving a payout. @param name the provider's */
export async function moveOfPayout(
  tx: Tx,
  { id, providerId, usdCents, kesMinor, channel, destinationMasked, destinationSealed }: Payout,
  { name, at }: { name: string; at: Date },
): Promise<Move> {
  return {
    ...{ act: 'payout.approve', payee: `payout:${providerId}` },
    usdCents: await worthOf(tx, { usdCents, kesMinor }, at),
    subject: { type: 'payout', id, name },
    facts: { usdCents, kesMinor, channel, destination: destinationMasked, account: digestOf(destinationSealed) },
  };
}

interface ItemMove {
  act: Extract<Move['act'], `payout.item_${string}`>;
  payout: Payout;
  item: PayoutItem;
  /** Where it goes: its own destination, or the provider's present one where it is sent again. */
  to: Pick<PayoutItem, 'channel' | 'destinationMasked' | 'destinationSealed'>;
  at: Date;
}

/** What an admin moves by sending a transfer again, or by noting what the bank did with it. */
export async function moveOfItem(tx: Tx, { act, payout, item, to, at }: ItemMove): Promise<Move> {
  const { id, usdCents, amountMinor: kesMinor, status } = item;
  const [provider] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, payout.providerId));
  // What is sent again counts with what is approved for the provider; notes count for themselves.
  const what = act === 'payout.item_retry' ? 'payout' : act;
  return {
    ...{ act, payee: `${what}:${payout.providerId}` },
    usdCents: await worthOf(tx, { usdCents, kesMinor }, at),
    subject: { type: 'payout', id, name: provider?.name ?? '' },
    facts: {
      ...{ status, usdCents, kesMinor, channel: to.channel, destination: to.destinationMasked },
      account: digestOf(to.destinationSealed),
    },
  };
}

/** So that another account behind the same mask is noticed. */
const digestOf = (sealed: string): string => sha256(sealed).slice(0, 12);
