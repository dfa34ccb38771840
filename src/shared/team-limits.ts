/** The limits of a provider's team. */
export const teamLimits = {
  /** Members and open invitations of a provider together. */
  people: 30,
  /** How long the link of an invitation works. */
  invitationDays: 7,
  /** Letters with an invitation that a provider sends in a day, new ones and those sent again. */
  lettersPerDay: 20,
  /** Of these, to one address. */
  lettersToOnePerDay: 3,
  /** Changes of rights and removals of a provider's members in a day: each sends letters. */
  changesPerDay: 50,
  /** Providers that one person is a member of. */
  memberships: 50,
  /** How long an invitation is kept after it has ended or expired, since it holds somebody's address. */
  keptDays: 30,
} as const;
