import { expect, test } from 'vitest';
import {
  type DocumentType,
  documentTypeNames,
  missingDocuments,
  optionalDocuments,
  requiredDocuments,
} from './provider-documents.ts';
import { providerKinds } from './provider-kinds.ts';

const today = '2026-11-21';
const document = (type: DocumentType, expiresOn: string | null = null) => ({ type, expiresOn });

test.each([
  ['stay', 'tra_licence'],
  ['meal', 'tra_licence'],
  ['tour', 'tra_licence'],
  ['transport', 'ntsa_licence'],
  ['transport', 'rider_licence'],
  ['transport', 'tra_licence'],
] as const)('identity, registration or PIN, and the licence are enough: %s with %s', (kind, licence) => {
  expect(missingDocuments(kind, [], today)).toEqual(['identity', 'registration', 'licence']);
  const identity = document('director_id');
  expect(missingDocuments(kind, [identity, document('kra_pin')], today)).toEqual(['licence']);
  const all = [identity, document('business_registration'), document(licence, today)];
  expect(missingDocuments(kind, all, today)).toEqual([]);
});

test('a licence that has ended, and the one of another kind, do not count', () => {
  const others = [document('director_id'), document('kra_pin')];
  expect(missingDocuments('stay', [...others, document('tra_licence', '2026-11-20')], today)).toEqual(['licence']);
  expect(missingDocuments('stay', [...others, document('ntsa_licence', '2027-01-01')], today)).toEqual(['licence']);
});

test('each kind offers each of its types once, and every type is offered to some kind', () => {
  const offered = providerKinds.map((kind) => [
    ...requiredDocuments(kind).flatMap(({ anyOf }) => anyOf),
    ...optionalDocuments(kind),
  ]);
  for (const types of offered) expect(new Set(types).size).toBe(types.length);
  expect(new Set(offered.flat())).toEqual(new Set(documentTypeNames));
});
