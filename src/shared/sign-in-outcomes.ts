/**
 * What became of a try to sign in to an account that exists. `wrong_code`: after the right password; `suspended`: with all that
 * is right.
 */
export const signInOutcomes = ['signed_in', 'wrong_password', 'wrong_code', 'suspended'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
