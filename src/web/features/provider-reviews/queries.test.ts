import { expect, test } from 'vitest';
import { readReviewsSearch } from './queries.ts';

const service = '01930000-0000-7000-8000-000000000000';

test('tab, listing and page of the address are read only where they are some', () => {
  expect(readReviewsSearch({ tab: 'unanswered', service, page: '3', q: 'x' })).toEqual({
    tab: 'unanswered',
    service,
    page: 3,
  });
  for (const raw of [{ tab: 'all' }, { tab: 'x' }, { service: 7 }, { service: 'x' }, { page: '1' }, { page: '501' }]) {
    expect(readReviewsSearch(raw)).toEqual({});
  }
});
