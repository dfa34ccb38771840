/**
 * What admins tell accounts apart by: deleted by their person; suspended; neither, but with an e-mail address that nobody has
 * verified; and none of these.
 */
export const personStates = ['active', 'suspended', 'unverified', 'deleted'] as const;
export type PersonState = (typeof personStates)[number];
