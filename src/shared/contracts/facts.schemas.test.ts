import { expect, test } from 'vitest';
import { bedKinds, factLimits as limits } from '../facts.ts';
import { FactsSent } from './facts.schemas.ts';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const both = (text: string) => ({ en: text, sw: text });
const room = { beds: [{ kind: 'king', count: 1 }] };
const bedOf = (kind: string) => ({ kind, count: 1 });
const day = { title: both('Out'), text: both('') };

/** Facts at a limit, and how they go beyond it. */
test.each<[string, (more: 0 | 1) => object]>([
  ['facilities', (more) => ({ facilities: many(limits.facilities + more, () => 'wifi') })],
  ['rooms', (more) => ({ rooms: many(limits.rooms + more, () => room) })],
  ['beds of a kind', (more) => ({ rooms: [{ beds: [{ kind: 'bunk', count: limits.beds + more }] }] })],
  ['kinds of beds', (more) => ({ rooms: [{ beds: [...bedKinds, ...many(more, () => 'bunk')].map(bedOf) }] })],
  ['bathrooms', (more) => ({ bathrooms: limits.bathrooms + more })],
  ['days', (more) => ({ plan: many(limits.planDays + more, () => day) })],
  ['a day’s title', (more) => ({ plan: [{ ...day, title: both('a'.repeat(limits.planTitle + more)) }] })],
  ['a day’s text', (more) => ({ plan: [{ ...day, text: both('a'.repeat(limits.planText + more)) }] })],
  ['lodging', (more) => ({ lodging: both('a'.repeat(limits.lodging + more)) })],
  ['seats', (more) => ({ seats: limits.seats + more })],
  ['luggage', (more) => ({ luggage: limits.luggage + more })],
  ['a group', (more) => ({ groupMost: limits.groupMost + more })],
  ['an age', (more) => ({ maxAge: limits.age + more })],
  ['things to bring', (more) => ({ bring: english(many(limits.bring + more, (index) => `Thing ${index}`)) })],
  ['a thing to bring', (more) => ({ bring: english(['a'.repeat(limits.bringItem + more)]) })],
])('%s are taken at the limit and refused beyond it', (_, facts) => {
  expect(FactsSent.safeParse(facts(0)).error).toBeUndefined();
  expect(FactsSent.safeParse(facts(1)).success).toBe(false);
});

const english = (items: string[]) => ({ en: items, sw: [] });

test.each([
  [{ facilities: ['jacuzzi_of_gold'] }],
  [{ rooms: [{ beds: [] }] }],
  [{ rooms: [{ beds: [{ kind: 'hammock', count: 1 }] }] }],
  [{ rooms: [room, { beds: [bedOf('bunk'), bedOf('king'), { kind: 'bunk', count: 2 }] }] }],
  [{ plan: [{ title: both(' '), text: both('Only a text') }] }],
  [{ meetingTime: '7 o’clock' }],
  [{ checkInFrom: '24:00' }],
  [{ checkInFrom: '20:00', checkInUntil: '12:00' }],
  [{ minAge: 12, maxAge: 11 }],
  [{ minAge: -1 }],
  [{ seats: 2.5 }],
  [{ bring: english(['Two\nlines']) }],
])('%j is refused', (facts) => {
  expect(FactsSent.safeParse(facts).success).toBe(false);
});

test.each([
  ['14:00', '22:00'],
  ['14:00', '02:00'],
  ['14:00', null],
])('guests are welcomed from %s until %s', (checkInFrom, checkInUntil) => {
  expect(FactsSent.safeParse({ checkInFrom, checkInUntil }).success).toBe(true);
});

test('empty fields are unknown, and what is sent twice counts once', () => {
  const sent = FactsSent.parse({
    ...{ facilities: ['wifi', 'wifi'], meetingTime: '', group: '', seats: Number.NaN, minAge: null },
    bring: english(['Hat', '', 'Hat']),
  });
  expect(sent).toMatchObject({ facilities: ['wifi'], meetingTime: null, group: null, seats: null, minAge: null });
  expect(sent.bring).toEqual({ en: ['Hat'], sw: [] });
});
