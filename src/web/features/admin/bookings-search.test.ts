import { expect, test } from 'vitest';
import { readAdminBookingsSearch } from './bookings-search.ts';

test('parameters of the address that are not valid count as absent', () => {
  const person = '0199c3a2-5d7e-7000-8000-000000000009';
  const all = {
    ...{ q: 'amina', status: 'confirmed', payment: 'failed', approval: 'asked', category: 'safari', person },
    ...{ service: person, provider: person, from: '2026-12-01', to: '2026-12-02' },
    ...{ bookedFrom: '2026-11-01', bookedTo: '2026-11-30', sort: 'soonest', page: 2 },
  };
  expect(readAdminBookingsSearch({ ...all, q: ' amina ' })).toEqual(all);
  expect(
    readAdminBookingsSearch({
      ...{ q: '', status: 'gone', payment: 'free', approval: 'maybe', category: 'moon', person: '7' },
      ...{ service: 7, provider: `${person}0`, from: '2026-02-30', to: 'x', bookedFrom: null, bookedTo: ['x'] },
      ...{ sort: 'price', page: 501 },
    }),
  ).toEqual({});
  expect(readAdminBookingsSearch({ q: 'x'.repeat(300) })).toEqual({ q: 'x'.repeat(254) });
});
