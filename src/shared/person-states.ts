/**
 * What admins tell accounts apart by: suspended; not suspended, but with an e-mail address that nobody has verified; and
 * neither of these.
 */
export const personStates = ['active', 'suspended', 'unverified'] as const;
export type PersonState = (typeof personStates)[number];
