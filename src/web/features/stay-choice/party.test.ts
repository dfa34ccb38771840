import { expect, test } from 'vitest';
import { fittingParty, groupsOf, type KindPriced, kindsOf, withCount } from './party.ts';
import { shownKind } from './shown-kind.ts';

const plain: KindPriced = { pricedKinds: [], onSiteFees: [] };
const park: KindPriced = { ...plain, pricedKinds: ['resident'] };

test('the kinds are those of all prices and of fees', () => {
  expect(kindsOf(plain)).toEqual([]);
  expect(kindsOf({ ...park, pricedKinds: ['resident', 'citizen'] })).toEqual(['non_resident', 'resident', 'citizen']);
  expect(kindsOf({ ...park, onSiteFees: [{ amounts: { citizen: 5 } }] })).toEqual([
    'non_resident',
    'resident',
    'citizen',
  ]);
});

test('a change of one kind keeps the others, and the guests are their sum', () => {
  const first = withCount({ guests: 2 }, 'resident', 3);
  expect(first).toEqual({ guests: 5, party: 'non_resident:2,resident:3' });
  expect(withCount(first, 'non_resident', 0)).toEqual({ guests: 3, party: 'resident:3' });
  expect(groupsOf({ guests: 2 })).toEqual([{ kind: 'non_resident', count: 2 }]);
});

test('a party is kept only by a listing that has its kinds, and for as many guests', () => {
  expect(fittingParty(park, { guests: 3, party: 'non_resident:1,resident:2' })).toBe('non_resident:1,resident:2');
  expect(fittingParty(park, { guests: 2, party: 'non_resident:1,resident:2' })).toBeUndefined();
  expect(fittingParty(park, { guests: 1, party: 'citizen:1' })).toBeUndefined();
  expect(fittingParty(plain, { guests: 1, party: 'resident:1' })).toBeUndefined();
  expect(fittingParty(park, { guests: 1, party: 'nobody' })).toBeUndefined();
});

test.each([
  [{ guests: 2 }, { kind: 'non_resident', isMixed: false }],
  [
    { guests: 3, party: 'resident:1,resident_child:2' },
    { kind: 'resident', isMixed: false },
  ],
  [
    { guests: 3, party: 'resident:2,citizen_child:1' },
    { kind: 'resident', isMixed: true },
  ],
  [
    { guests: 2, party: 'non_resident:1,citizen:1' },
    { kind: 'non_resident', isMixed: true },
  ],
])('of the guests %j prices are shown of %j', (told, shown) => {
  expect(shownKind(park, told)).toEqual(shown);
  expect(shownKind(plain, told)).toBeUndefined();
});
