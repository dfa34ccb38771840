import { expect, test } from 'vitest';
import { stepsOf } from './application-steps.ts';

const whole: Parameters<typeof stepsOf>[0] = {
  ...{ kind: 'stay', name: 'Nyumba', about: { en: 'x'.repeat(30), sw: '' } },
  place: { location: 'Nanyuki', county: 'Laikipia', lat: 0, lon: 37, landmark: '' },
  contact: { email: 'a@example.com', phone: '+254712345678', languages: ['sw'] },
  documents: [
    { type: 'director_id', expiresOn: null },
    { type: 'kra_pin', expiresOn: null },
    { type: 'tra_licence', expiresOn: '2026-12-31' },
  ],
  ...{ hasPayoutMethod: true, rejectedSteps: [] },
};
const missing = (changes: Partial<typeof whole>, today = '2026-11-21') =>
  stepsOf({ ...whole, ...changes }, today).flatMap((step) => step.missing);

test.each<[Partial<typeof whole>, string[]]>([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ about: { en: 'x'.repeat(29), sw: '' } }, ['about']],
  [{ about: { en: '', sw: 'x'.repeat(30) } }, []],
  [{ place: null }, ['location']],
  [{ contact: { ...whole.contact, phone: null } }, ['phone']],
  [{ contact: { ...whole.contact, languages: [] } }, ['languages']],
  [{ documents: [] }, ['identity', 'registration', 'licence']],
  [{ kind: 'transport' }, []],
  [{ hasPayoutMethod: false }, ['payoutMethod']],
])('with %j it lacks %j', (changes, parts) => {
  expect(missing(changes)).toEqual(parts);
});

test('a licence counts until its last day', () => {
  expect(missing({}, '2026-12-31')).toEqual([]);
  expect(missing({}, '2027-01-01')).toEqual(['licence']);
});

test('a rejected step is marked, whether or not it is done', () => {
  const steps = stepsOf({ ...whole, rejectedSteps: ['documents'] }, '2026-11-21');
  expect(steps.filter(({ rejected }) => rejected)).toEqual([
    { step: 'documents', done: true, missing: [], rejected: true },
  ]);
});
