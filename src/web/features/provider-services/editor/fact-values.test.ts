import { expect, test } from 'vitest';
import { FactsSent } from '#shared/contracts/facts.schemas.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { factFieldsOf, factNameOf, factValuesOf } from './fact-values.ts';

const listing = (facts: Partial<ProviderService['facts']>) => ({ facts: { facilities: [], ...facts } }) as never;
const sent = (facts: Partial<ProviderService['facts']>) =>
  FactsSent.parse(factFieldsOf(factValuesOf(listing(facts))).facts);

test('what is saved without a change is what was there', () => {
  const facts = {
    ...{ facilities: ['wifi', 'pool'], checkInFrom: '14:00', bathrooms: 2, group: 'private', minAge: 8 },
    rooms: [
      {
        beds: [
          { kind: 'single', count: 2 },
          { kind: 'king', count: 1 },
        ],
      },
    ],
    plan: [{ title: { en: 'Out', sw: 'Nje' }, text: { en: 'Far.', sw: null } }],
    lodging: { en: 'Camp', sw: null },
    bring: { en: ['Hat', 'Coat'], sw: [] },
  } satisfies ProviderService['facts'];
  expect(sent(facts)).toMatchObject(facts);
});

test('empty fields are unknown', () => {
  expect(sent({})).toMatchObject({ rooms: [], bathrooms: null, meetingTime: null, group: null, plan: [] });
});

test('a text that is no number is refused', () => {
  const values = factValuesOf(listing({}));
  const fields = factFieldsOf({ facts: { ...values.facts, seats: 'six' } });
  expect(FactsSent.safeParse(fields.facts).error?.issues.map(({ path }) => path)).toEqual([['seats']]);
});

test.each([
  ['facts.bring.sw.2', 'facts.bring.sw'],
  ['facts.rooms.1.beds', 'facts.rooms.1'],
  ['facts.plan.0.title.en', 'facts.plan.0.title.en'],
  ['facts.maxAge', 'facts.maxAge'],
])('an error of %s stands at %s', (field, name) => {
  expect(factNameOf(field)).toBe(name);
});
