/** The fewest characters a password may have, in every form. */
export const PASSWORD_MIN = 6;

export interface PasswordStrength {
  step: 'none' | 'weak' | 'fair' | 'good' | 'strong';
  percent: 0 | 25 | 50 | 75 | 100;
}

/**
 * The step of the strength meter, which depends on the length alone: 1–5 weak, 6–9 fair, 10–11 good, 12 and more
 * strong.
 */
export function passwordStrength(text: string): PasswordStrength {
  if (text.length === 0) return { step: 'none', percent: 0 };
  if (text.length < PASSWORD_MIN) return { step: 'weak', percent: 25 };
  if (text.length < 10) return { step: 'fair', percent: 50 };
  return text.length < 12 ? { step: 'good', percent: 75 } : { step: 'strong', percent: 100 };
}
