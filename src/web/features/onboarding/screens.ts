import type { Application } from '#shared/contracts/onboarding.ts';
import { aboutMin, type MissingPart, type OnboardingStep } from '#shared/onboarding-steps.ts';

/** The questions of an application, one a screen, in their order. */
export const screens = [
  ...(['kind', 'name', 'about', 'town', 'position', 'contact', 'languages'] as const),
  ...(['documents', 'payout', 'listing', 'check'] as const),
] as const;
export type Screen = (typeof screens)[number];

export const isScreen = (text: string): text is Screen => screens.some((screen) => screen === text);

/** The part of the application that a screen fills in; those at the end fill in none. */
export const stepOfScreen: Partial<Record<Screen, OnboardingStep>> = {
  kind: 'business',
  name: 'business',
  about: 'business',
  town: 'place',
  position: 'place',
  contact: 'contact',
  languages: 'contact',
  documents: 'documents',
  payout: 'payout',
};

/** Where a part begins. */
export const screenOfStep: Record<OnboardingStep, Screen> = {
  business: 'kind',
  place: 'town',
  contact: 'contact',
  documents: 'documents',
  payout: 'payout',
};

/** What a part is called. */
export const partOfStep = {
  business: 'part.business',
  place: 'part.place',
  contact: 'part.contact',
  documents: 'part.documents',
  payout: 'part.payout',
} as const satisfies Record<OnboardingStep, string>;

/** Where what is missing is entered. */
export const screenOfMissing: Record<MissingPart, Screen> = {
  name: 'name',
  about: 'about',
  location: 'town',
  phone: 'contact',
  languages: 'languages',
  identity: 'documents',
  registration: 'documents',
  licence: 'documents',
  payoutMethod: 'payout',
};

/** Whether a question is answered. The first listing and sending it are never required to go on. */
export function isAnswered(screen: Screen, application: Application | null): boolean {
  if (!application) return false;
  const { name, about, place, contact, steps } = application;
  const isStepDone = (step: OnboardingStep) => steps.some((one) => one.step === step && one.done);
  switch (screen) {
    case 'kind':
      return true;
    case 'name':
      return name !== '';
    case 'about':
      return Math.max(about.en.length, about.sw.length) >= aboutMin;
    case 'town':
    case 'position':
      return place !== null;
    case 'contact':
      return contact.phone !== null;
    case 'languages':
      return contact.languages.length > 0;
    case 'documents':
    case 'payout':
      return isStepDone(screen);
    default:
      return false;
  }
}

/** The first question without an answer; when all have one, the last screen. */
export const firstOpen = (application: Application | null): Screen =>
  screens.find((screen) => screen !== 'listing' && !isAnswered(screen, application)) ?? 'check';

export const screenAfter = (screen: Screen): Screen => screens[screens.indexOf(screen) + 1] ?? 'check';
export const screenBefore = (screen: Screen): Screen | undefined => screens[screens.indexOf(screen) - 1];

/** Whether the person may open a screen: without an application there is only the first one. */
export const mayOpen = (screen: Screen, application: Application | null): boolean =>
  screen === 'kind' || application !== null;

/** Whether the application can be changed now. */
export const isOpen = ({ status }: Application): boolean => status === 'draft' || status === 'rejected';
