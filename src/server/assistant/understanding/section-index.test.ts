import { expect, test } from 'vitest';
import { sectionIndex } from './section-index.ts';

const section = (label: string, text: string) => ({ label, words: text.split(' ') });
const index = await sectionIndex([
  section('refunds', 'a refund to a card takes five to ten days'),
  section('cancel', 'open the booking and press cancel'),
  section('helmet', 'a rider must have two helmets'),
]);
const first = (text: string) => index.covering(text.split(' '))[0];

test.each([
  ['we called it off last week how long until my card has the refund', 'refunds'],
  ['my brother fell ill so we must cancel everything now', 'cancel'],
  ['the rider has no helmet for me shall i get on', 'helmet'],
  ['boda asipokuwa na helmeti nipande', 'helmet'],
])('“%s” is covered most by %s', (text, label) => {
  expect(first(text)?.label).toBe(label);
});

test('a section that has all that a message says covers it whole', () => {
  expect(first('cancel')).toEqual({ label: 'cancel', share: 1 });
  expect(first('cancel my card')?.share).toBeLessThan(1);
});

test('frequent words alone, and none, are covered by nothing', () => {
  expect(index.covering(['how', 'is', 'it'])).toEqual([]);
  expect(index.covering([])).toEqual([]);
});
