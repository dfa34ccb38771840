import { expect, test } from 'vitest';
import { calendarDate } from './dates.ts';
import { sameStay } from './same-stay.ts';

const today = calendarDate('2027-01-05');

const booked = {
  startDate: '2027-01-05',
  endDate: '2027-01-08',
  guests: 2,
  priceUnit: 'night',
  party: [],
  extras: [],
} as const;

test('a stay of nights or days names its end, and one that follows from its start does not', () => {
  expect(sameStay(booked, today)).toEqual({ startDate: '2027-01-05', endDate: '2027-01-08', guests: 2 });
  expect(sameStay({ ...booked, priceUnit: 'trip' }, today)).toEqual({ startDate: '2027-01-05', guests: 2 });
});

test('extras are named each once, also where some were added at another price', () => {
  const extras = [
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
    { id: 'a', count: 1 },
  ];
  expect(sameStay({ ...booked, extras }, today)).toMatchObject({ extras: 'a:3,b:1' });
});

test('dates that began before today are left out', () => {
  expect(sameStay(booked, calendarDate('2027-01-06'))).toEqual({ guests: 2 });
  expect(sameStay({ ...booked, priceUnit: 'trip' }, calendarDate('2028-01-06'))).toEqual({ guests: 2 });
});
