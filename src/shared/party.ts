import type { UsdCents } from './money.ts';

/**
 * Who travels, as far as prices tell them apart: by where they live or whose citizens they are, adults and children. Bills
 * list them in this order. A citizen is one of a country of the East African Community.
 */
export const guestKinds = [
  ...(['non_resident', 'resident', 'citizen'] as const),
  ...(['non_resident_child', 'resident_child', 'citizen_child'] as const),
] as const;
export type GuestKind = (typeof guestKinds)[number];

/** The kinds that may have a price of their own; adult non-residents pay the usual one. */
export const pricedKinds = guestKinds.filter((kind) => kind !== 'non_resident');
export type PricedKind = Exclude<GuestKind, 'non_resident'>;

/** What kinds of guests pay that have a price of their own, in US cents. */
export type KindPrices = Partial<Record<PricedKind, UsdCents>>;

/** How many guests of one kind travel. */
export interface PartyGroup {
  kind: GuestKind;
  count: number;
}

/** A group of a booking's party. */
export interface BookedGroup extends PartyGroup {
  /** Of children: the age until which they paid a child's price. */
  until?: number;
  /** They show nothing on the day: on none of its days did they pay a price or a fee of their own. Kept of bookings since it is told. */
  noProof?: true;
}

/** The oldest age that may still pay a child's price. */
export const CHILD_UNTIL_MAX = 17;

const adults = { non_resident_child: 'non_resident', resident_child: 'resident', citizen_child: 'citizen' } as const;

/** The kind of the adults to whom children of a kind belong; that of adults is their own. */
export const adultOf = (kind: GuestKind): Exclude<GuestKind, keyof typeof adults> =>
  isChild(kind) ? adults[kind] : kind;

export const isChild = (kind: GuestKind): kind is keyof typeof adults => kind in adults;

/** The age until which the guests of a booking count as children; null where none of them do. */
export const childAgeOf = (party: readonly Pick<BookedGroup, 'until'>[]): number | null =>
  party.find(({ until }) => until !== undefined)?.until ?? null;

/** What of a listing has ages. */
interface ChildAges {
  /** The age of its prices. */
  childUntil: number | null;
  onSiteFees: readonly { amounts: Readonly<Partial<Record<GuestKind, unknown>>>; childUntil?: number | undefined }[];
}

/**
 * The age until which the guests of a listing count as children: that of its prices, else the oldest of its fees on the spot; null where
 * none do.
 */
export function childAgeIn({ childUntil, onSiteFees }: ChildAges): number | null {
  const ages = onSiteFees.flatMap(({ amounts, childUntil: age = 0 }) =>
    pricedKinds.some((kind) => isChild(kind) && amounts[kind] !== undefined) ? [age] : [],
  );
  const oldest = Math.max(0, ...ages);
  return childUntil ?? (oldest > 0 ? oldest : null);
}

/** A party with one group for each kind that occurs, in the order of `guestKinds`. */
export const inOrder = (party: readonly PartyGroup[]): PartyGroup[] =>
  guestKinds
    .map((kind) => ({ kind, count: party.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0) }))
    .filter(({ count }) => count > 0);

/** The key of the error text of a party that cannot be booked; undefined for one that can. */
export function partyProblem(party: readonly PartyGroup[], guests: number): 'party_sum' | 'party_adult' | undefined {
  if (party.reduce((sum, { count }) => sum + count, 0) !== guests) return 'party_sum';
  return party.some(({ kind, count }) => count > 0 && !isChild(kind)) ? undefined : 'party_adult';
}

/** As many guests with their party in order, which is empty where nobody asked who they are. */
interface Guests {
  guests: number;
  party: readonly PartyGroup[];
}

/** Whether both are of the same people; those of whom nobody asked are adult non-residents. */
export const isSameParty = (one: Guests, other: Guests): boolean => toldText(one) === toldText(other);

const toldText = ({ guests, party }: Guests): string =>
  partyText(party.length > 0 ? party : [{ kind: 'non_resident', count: guests }]);

/** A party as addresses have it: `non_resident:2,resident:1`. */
export const partyText = (party: readonly PartyGroup[]): string =>
  party.map(({ kind, count }) => `${kind}:${count}`).join(',');

/** Reads a party of an address; undefined where the text is none. */
export function readPartyText(text: string): PartyGroup[] | undefined {
  const groups = text.split(',').map((part) => {
    const [name, count = ''] = part.split(':');
    const kind = guestKinds.find((one) => one === name);
    return kind && /^\d{1,5}$/.test(count) ? { kind, count: Number(count) } : undefined;
  });
  return groups.every((group) => group !== undefined) ? groups : undefined;
}

/**
 * The kinds among which the travellers of a listing choose, none where all pay the same: non-residents, and those with a
 * price of their own on any day. Where any child pays less, the children of all of them are told apart.
 */
export function kindsToChoose(prices: readonly Readonly<Partial<Record<PricedKind, unknown>>>[]): GuestKind[] {
  const priced = pricedKinds.filter((kind) => prices.some((one) => one[kind] !== undefined));
  if (priced.length === 0) return [];
  const chosen = new Set<GuestKind>(['non_resident', ...priced.map(adultOf)]);
  return guestKinds.filter((kind) => chosen.has(adultOf(kind)) && (!isChild(kind) || priced.some(isChild)));
}
