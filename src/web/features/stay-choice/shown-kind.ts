import { adultOf, type GuestKind, inOrder } from '#shared/party.ts';
import { groupsOf, type KindPriced, type Told } from './party.ts';

/**
 * Of whom a price alone is shown where prices differ: adults of the kind of all guests; where there are several, of the first, which pays
 * most as a rule. Undefined where all pay the same.
 */
export function shownKind({ pricedKinds }: Pick<KindPriced, 'pricedKinds'>, told: Told): ShownKind | undefined {
  if (pricedKinds.length === 0) return undefined;
  const kinds = inOrder(groupsOf(told).map(({ kind, count }) => ({ kind: adultOf(kind), count })));
  return { kind: kinds[0]?.kind ?? 'non_resident', isMixed: kinds.length > 1 };
}

interface ShownKind {
  kind: GuestKind;
  /** Other guests pay other prices. */
  isMixed: boolean;
}
