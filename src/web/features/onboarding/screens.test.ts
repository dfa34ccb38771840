import { expect, test } from 'vitest';
import type { Application } from '#shared/contracts/onboarding.ts';
import { missingParts, onboardingSteps } from '#shared/onboarding-steps.ts';
import { firstOpen, isAnswered, mayOpen, screenAfter, screenBefore, screenOfMissing, screens } from './screens.ts';

const begun: Application = {
  ...{ providerId: 'p', status: 'draft', kind: 'stay', name: '', about: { en: '', sw: '' }, place: null },
  contact: { email: 'a@example.com', phone: null, languages: [] },
  ...{ documents: [], payoutMethod: null, complete: false },
  steps: onboardingSteps.map((step) => ({ step, done: false, missing: [], rejected: false })),
  ...{ submittedAt: null, decidedAt: null, rejectReason: null, rejectedSteps: [] },
};
const done = (...steps: string[]) => begun.steps.map((one) => ({ ...one, done: steps.includes(one.step) }));
const named = { ...begun, name: 'Nyumba', about: { en: 'x'.repeat(30), sw: '' } };
const placed = { ...named, place: { location: 'Nanyuki', county: 'Laikipia', lat: 0, lon: 37, landmark: '' } };
const reached: Application = {
  ...placed,
  contact: { email: 'a@example.com', phone: '+254712345678', languages: ['sw'] },
};

test.each<[string, Application | null]>([
  ['kind', null],
  ['name', begun],
  ['about', { ...begun, name: 'Nyumba' }],
  ['town', named],
  ['contact', placed],
  ['languages', { ...reached, contact: { ...reached.contact, languages: [] } }],
  ['documents', reached],
  ['payout', { ...reached, steps: done('documents') }],
  ['check', { ...reached, steps: done('documents', 'payout') }],
])('whoever comes back goes on at %s', (screen, application) => {
  expect(firstOpen(application)).toBe(screen);
});

test('the screens follow each other, and each missing part has one', () => {
  expect(screens.map((screen) => screenBefore(screen))).toEqual([undefined, ...screens.slice(0, -1)]);
  expect(screens.map((screen) => screenAfter(screen))).toEqual([...screens.slice(1), 'check']);
  for (const part of missingParts) expect(screens).toContain(screenOfMissing[part]);
});

test('before anything is chosen only the first screen opens, and nothing is answered', () => {
  expect(screens.filter((screen) => mayOpen(screen, null))).toEqual(['kind']);
  expect(screens.filter((screen) => isAnswered(screen, null))).toEqual([]);
  expect(screens.every((screen) => mayOpen(screen, begun))).toBe(true);
});
