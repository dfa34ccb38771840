import { expect, test } from 'vitest';
import { usd } from './money.ts';
import { inOrder, isSameParty, kindsToChoose, partyText, readPartyText } from './party.ts';

test('a party is read from an address as it was written', () => {
  const party = inOrder([
    { kind: 'citizen_child', count: 1 },
    { kind: 'resident', count: 0 },
    { kind: 'citizen', count: 1 },
    { kind: 'citizen', count: 1 },
  ]);
  expect(partyText(party)).toBe('citizen:2,citizen_child:1');
  expect(readPartyText(partyText(party))).toEqual(party);
});

test('guests of whom nobody asked are the same as adult non-residents', () => {
  const told = (text: string, guests: number) => ({ guests, party: readPartyText(text) ?? [] });
  expect(isSameParty(told('', 2), told('non_resident:2', 2))).toBe(true);
  expect(isSameParty(told('', 2), told('resident:2', 2))).toBe(false);
  expect(isSameParty(told('citizen:1,citizen_child:1', 2), told('citizen:2', 2))).toBe(false);
});

test.each(['', 'citizen', 'citizen:', 'citizen:-1', 'citizen:1.5', 'citizen:1,', 'tourist:1', 'citizen:100000'])(
  '%j is no party',
  (text) => {
    expect(readPartyText(text)).toBeUndefined();
  },
);

test('travellers choose among the kinds that have a price on any day', () => {
  expect(kindsToChoose([{}, {}])).toEqual([]);
  expect(kindsToChoose([{}, { citizen: usd(1) }])).toEqual(['non_resident', 'citizen']);
  expect(kindsToChoose([{ resident: usd(1) }, { citizen_child: usd(0) }])).toEqual([
    ...['non_resident', 'resident', 'citizen', 'non_resident_child', 'resident_child', 'citizen_child'],
  ]);
  expect(kindsToChoose([{ non_resident_child: usd(1) }])).toEqual(['non_resident', 'non_resident_child']);
});
