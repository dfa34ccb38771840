import type { Application, ProviderDocument } from '#shared/contracts/onboarding.ts';
import { aboutMin, type MissingPart, type OnboardingStep, onboardingSteps } from '#shared/onboarding-steps.ts';
import { missingDocuments } from '#shared/provider-documents.ts';

/** What tells which steps of an application are done. */
interface Filled extends Pick<Application, 'kind' | 'name' | 'about' | 'place' | 'contact' | 'rejectedSteps'> {
  documents: readonly Pick<ProviderDocument, 'type' | 'expiresOn'>[];
  hasPayoutMethod: boolean;
}

/** @param today in Nairobi: a document that has ended does not count */
export function stepsOf(filled: Filled, today: string): Application['steps'] {
  const missing: Record<OnboardingStep, MissingPart[]> = {
    business: [
      ...(filled.name === '' ? (['name'] as const) : []),
      ...(Math.max(filled.about.en.length, filled.about.sw.length) < aboutMin ? (['about'] as const) : []),
    ],
    place: filled.place ? [] : ['location'],
    contact: [
      ...(filled.contact.phone === null ? (['phone'] as const) : []),
      ...(filled.contact.languages.length === 0 ? (['languages'] as const) : []),
    ],
    documents: missingDocuments(filled.kind, filled.documents, today),
    payout: filled.hasPayoutMethod ? [] : ['payoutMethod'],
  };
  return onboardingSteps.map((step) => ({
    step,
    done: missing[step].length === 0,
    missing: missing[step],
    rejected: filled.rejectedSteps.includes(step),
  }));
}
