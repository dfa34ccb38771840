/**
 * What became of a try to sign in to an account that exists. `code_asked`: the password was right, and no code was given;
 * `wrong_code`: after the right password; `suspended`: with all that is right.
 */
export const signInOutcomes = ['signed_in', 'wrong_password', 'code_asked', 'wrong_code', 'suspended'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
