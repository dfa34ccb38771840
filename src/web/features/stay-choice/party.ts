import type { Service } from '#shared/contracts/catalogue.ts';
import {
  type GuestKind,
  inOrder,
  kindsToChoose,
  type PartyGroup,
  type PricedKind,
  partyText,
  readPartyText,
} from '#shared/party.ts';
import type { StayInput } from './stay.ts';

export type Told = Pick<StayInput, 'guests' | 'party'>;

/** What of a listing says which kinds of guests pay otherwise. */
export interface KindPriced {
  pricedKinds: readonly PricedKind[];
  onSiteFees: readonly Pick<Service['onSiteFees'][number], 'amounts'>[];
}

/** The kinds of guests whom a listing's prices or fees tell apart; none where all pay the same. */
export const kindsOf = ({ pricedKinds, onSiteFees }: KindPriced): GuestKind[] =>
  kindsToChoose([...pricedKinds.map((kind) => ({ [kind]: 1 })), ...onSiteFees.map(({ amounts }) => amounts)]);

/** The groups of a party; guests of whom nobody has said who they are are adult non-residents. */
export const groupsOf = ({ guests, party }: Told): PartyGroup[] =>
  (party && readPartyText(party)) || [{ kind: 'non_resident', count: guests }];

/** The guests after a change of how many of one kind there are. */
export function withCount(told: Told, kind: GuestKind, count: number): Required<Told> {
  const groups = [...groupsOf(told).filter((group) => group.kind !== kind), { kind, count }];
  return { guests: groups.reduce((sum, group) => sum + group.count, 0), party: partyText(inOrder(groups)) };
}

/** The party while it is one of this listing and of as many guests; else undefined. */
export function fittingParty(service: KindPriced, { guests, party }: Told): string | undefined {
  const kinds = kindsOf(service);
  const groups = party ? readPartyText(party) : undefined;
  const fits = groups?.every(({ kind }) => kinds.includes(kind)) && sumOf(groups) === guests;
  return fits ? party : undefined;
}

const sumOf = (groups: readonly PartyGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);
