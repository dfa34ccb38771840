import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { calendarOf } from '#tests/support/calendar-server.ts';
import { parseFeedApart } from './parse-apart.ts';
import { parseFeed } from './parse-feed.ts';

const rest = { today: calendarDate('2026-11-21'), ownListings: [] };

test('a file is read in a thread of its own as it is in ours', async () => {
  const text = calendarOf([{ uid: 'a', start: '2026-12-03', end: '2026-12-05' }]);
  expect(await parseFeedApart({ text, ...rest })).toEqual(parseFeed({ text, ...rest }));
  expect(await parseFeedApart({ text: 'no calendar', ...rest })).toEqual({ problem: 'not_a_calendar' });
});

test('one that takes too long is given up', async () => {
  const text = calendarOf([{ uid: 'a', start: '2026-12-03', end: '2026-12-05' }]);
  expect(await parseFeedApart({ text, ...rest }, 1)).toEqual({ problem: 'broken' });
});
