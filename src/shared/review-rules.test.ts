import { expect, test } from 'vitest';
import { aspectsOf, editableUntil, reviewAspects, writableUntil } from './review-rules.ts';

test('each kind of listing is asked what can be said of it', () => {
  expect(aspectsOf('lodges')).toEqual([...reviewAspects]);
  expect(aspectsOf('dining')).toEqual([...reviewAspects]);
  expect(aspectsOf('safari')).toEqual(['accuracy', 'communication', 'value', 'location']);
  expect(aspectsOf('boda')).toEqual(['accuracy', 'communication', 'value', 'cleanliness']);
});

test('a review can be written for 180 days, and changed for 14', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  expect(writableUntil(at).toISOString()).toBe('2027-04-30T00:00:00.000Z');
  expect(editableUntil(at).toISOString()).toBe('2026-11-15T00:00:00.000Z');
});
