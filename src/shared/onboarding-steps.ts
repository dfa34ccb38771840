/** The parts of an application, in the order in which they are filled in. An admin who rejects it names those to mend. */
export const onboardingSteps = ['business', 'place', 'contact', 'documents', 'payout'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What a step lacks. */
export const missingParts = [
  ...(['name', 'about', 'location', 'phone', 'languages'] as const),
  ...(['identity', 'registration', 'licence', 'payoutMethod'] as const),
] as const;
export type MissingPart = (typeof missingParts)[number];

/** The most characters of a business's name. */
export const nameMost = 80;

/** The description of a business is at least so long, in one of the languages. */
export const aboutMin = 30;
