import { expect, test } from 'vitest';
import { readOverviewSearch } from './overview-search.ts';

test('days are read from the address, and anything else is left out', () => {
  expect(readOverviewSearch({ from: '2026-11-01', to: '2026-11-30', page: 2 })).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(readOverviewSearch({ from: '2026-02-30', to: ['2026-11-30'] })).toEqual({});
});
