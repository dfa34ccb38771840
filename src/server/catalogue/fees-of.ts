import type { z } from 'zod';
import type { OnSiteFeesSent } from '#shared/contracts/fees.schemas.ts';
import type { FeeAmounts, OnSiteFee } from '#shared/on-site-fees.ts';
import { type GuestKind, guestKinds, isChild } from '#shared/party.ts';

type Sent = z.output<typeof OnSiteFeesSent>;

/**
 * The fees of a listing after a change, in US cents or hundredths of a shilling. Amounts that were left empty are left out, and those
 * of children where the price is of a room or vehicle, since nobody is asked for children there.
 * @param sent those of the change; undefined where it leaves them as they are
 */
export function feesAfter(
  { onSiteFees: before }: { onSiteFees: readonly OnSiteFee[] },
  sent: Sent | undefined,
  { perPerson }: { perPerson: boolean },
): OnSiteFee[] {
  const kept = (kind: GuestKind, minor: number | undefined) =>
    minor === undefined || (isChild(kind) && !perPerson) ? [] : [[kind, minor] as const];
  // Each has an amount of non-residents, which the contract requires.
  const amountsOf = (minorOf: (kind: GuestKind) => number | undefined) =>
    Object.fromEntries(guestKinds.flatMap((kind) => kept(kind, minorOf(kind)))) as FeeAmounts;
  if (!sent) return before.map((fee) => ({ ...fee, amounts: amountsOf((kind) => fee.amounts[kind]) }));
  return sent.map((fee) => ({ ...fee, amounts: amountsOf((kind) => minorIn(fee.amounts[kind])) }));
}

const minorIn = (amount: number | null | undefined) =>
  typeof amount === 'number' ? Math.round(amount * 100) : undefined;
