import { expect, test } from 'vitest';
import type { CalendarDate } from '#shared/dates.ts';
import { placesByName } from '../understanding/places.ts';
import { placeLexicon, readMessage } from '../understanding/read-message.ts';
import { type Frame, isFollowUp, mergedSlots } from './frame.ts';

const context = { today: '2026-11-30' as CalendarDate, places: placeLexicon(placesByName([])) };
const read = (message: string) => readMessage(message, context);
const about = (topic: Frame['topic']): Frame => ({ topic, slots: {}, shown: ['one', 'two'], page: 1 });

test.each([
  ['and for four people?', 0.6, true],
  ['cheaper?', 0.9, true],
  ['na kwa watoto?', 0.2, true],
  ['what about Diani?', 0.3, true],
  ['the second one', 0.4, true],
  ['is it free on 5 january', 0.8, true],
  ['nionyeshe nyingine', 0.3, true],
  ['how do I become a host', 0.9, false],
  ['find me a hotel in Nairobi for two people from 3 to 5 march', 0.7, false],
])('after a search “%s” with likeness %d goes on: %s', (message, likeness, goesOn) => {
  expect(isFollowUp(read(message), about('find'), likeness)).toBe(goesOn);
});

test('nothing goes on about other topics, nor at the beginning', () => {
  expect(isFollowUp(read('and for four people?'), about('greeting'), 0)).toBe(false);
  expect(isFollowUp(read('and for four people?'), undefined, 0)).toBe(false);
});

test('what is said takes the place of what was said; other days are another span', () => {
  const before = read('the cheapest hotel in Diani for 2 people from 3 to 5 march').slots;
  expect(mergedSlots(before, read('and for four people?').slots)).toMatchObject({
    ...{ guests: 4, categories: ['hotels'], startDate: '2027-03-03', endDate: '2027-03-05' },
  });
  const moved = mergedSlots(before, read('what about 7 april').slots);
  expect(moved).toMatchObject({ startDate: '2027-04-07', guests: 2 });
  expect(moved).not.toHaveProperty('endDate');
  expect(moved).not.toHaveProperty('wish');
});
