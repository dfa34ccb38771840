/** What became of a try to sign in to an account that exists. `suspended`: with the right password. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'suspended'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
