import { type ProviderRight, providerRights } from '#shared/rights.ts';

/** What a member may do. */
export interface Holder {
  personId: string;
  rights: readonly ProviderRight[];
}

/** The rights that a member who may manage can give to others: those that one such member has. */
const givableBy = (members: readonly Holder[]): ProviderRight[] =>
  providerRights.filter((right) => members.some(({ rights }) => rights.includes('manage') && rights.includes(right)));

/**
 * The rights that nobody could give to anybody any more after one member's are changed; of the last one who may manage, that
 * one itself.
 * @param members who may sign in  @param after the rights that the member has then; none for whoever leaves
 */
export function lostRights(members: readonly Holder[], { personId, rights }: Holder): ProviderRight[] {
  const after = givableBy(members.map((member) => (member.personId === personId ? { personId, rights } : member)));
  return givableBy(members).filter((right) => !after.includes(right));
}
