import { expect, test } from 'vitest';
import { sameStay } from './same-stay.ts';

const booked = {
  startDate: '2027-01-05',
  endDate: '2027-01-08',
  guests: 2,
  priceUnit: 'night',
  party: [],
  extras: [],
} as const;

test('a stay of nights or days names its end, and one that follows from its start does not', () => {
  expect(sameStay(booked)).toEqual({ startDate: '2027-01-05', endDate: '2027-01-08', guests: 2 });
  expect(sameStay({ ...booked, priceUnit: 'trip' })).toEqual({ startDate: '2027-01-05', guests: 2 });
});

test('extras are named each once, also where some were added at another price', () => {
  const extras = [
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
    { id: 'a', count: 1 },
  ];
  expect(sameStay({ ...booked, extras })).toMatchObject({ extras: 'a:3,b:1' });
});
