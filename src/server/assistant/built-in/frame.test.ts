import { expect, test } from 'vitest';
import type { CalendarDate } from '#shared/dates.ts';
import { placesByName } from '../understanding/places.ts';
import { placeLexicon, readMessage } from '../understanding/read-message.ts';
import { type Frame, isFollowUp, mergedSlots } from './frame.ts';

const context = { today: '2026-11-30' as CalendarDate, places: placeLexicon(placesByName([])) };
const read = (message: string) => readMessage(message, context);
const about = (topic: Frame['topic']): Frame => ({ topic, slots: {}, shown: ['one', 'two'], page: 1 });

test.each([
  ['and for four people?', false, true],
  ['cheaper?', false, true],
  ['under 60 dollars', false, true],
  ['na kwa watoto?', false, true],
  ['what about Diani?', false, true],
  ['the second one', false, true],
  ['is it free on 5 january', false, true],
  ['nionyeshe nyingine', false, true],
  ['and what would it cost from 10 to 14 February for 2?', true, true],
  ['tukiwa wawili kuanzia 8 Februari 2027 hadi 10 Februari 2027 itakuwa pesa ngapi?', false, true],
  ['iwe chini ya dola 20 kwa usiku', false, true],
  ['sorry i meant amboseli', false, true],
  ['what does an evisa cost if i arrive on 5 march', true, false],
  ['and how do I become a host', true, false],
  ['hotels in Nairobi', false, false],
  ['find me a hotel in Nairobi for two people from 3 to 5 march', false, false],
])('after a search “%s” (clearly about something else: %s) goes on: %s', (message, standsAlone, goesOn) => {
  expect(isFollowUp(read(message), about('find'), standsAlone)).toBe(goesOn);
});

test('nothing goes on about other topics, nor at the beginning', () => {
  expect(isFollowUp(read('and for four people?'), about('greeting'), false)).toBe(false);
  expect(isFollowUp(read('and for four people?'), undefined, false)).toBe(false);
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

test.each([
  ['i need a hotel', 'in Kisumu', true],
  ['a room in Diani', 'and restaurants?', true],
  ['things to do in Lamu', 'any hotels?', true],
  ['i need a hotel', 'in Kisumu where dolphins jump', false],
])('after “%s”, “%s” completes it: %s', (first, then, goesOn) => {
  const frame: Frame = { ...about('find'), slots: read(first).slots };
  expect(isFollowUp(read(then), frame, false)).toBe(goesOn);
});

test('what a bed may cost says nothing of a meal', () => {
  const before = read('a hotel in Nairobi under 100 dollars').slots;
  expect(mergedSlots(before, read('and restaurants?').slots)).not.toHaveProperty('budget');
  expect(mergedSlots(before, read('and in Kisumu?').slots)).toHaveProperty('budget');
});
