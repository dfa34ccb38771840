/** Whether nothing was done yet, because a second admin was asked to agree. */
export const isConsentAsked = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { code?: unknown }).code === 'consent_asked';
