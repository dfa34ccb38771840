import { expect, test } from 'vitest';
import { sectionIndex } from './section-index.ts';

const section = (label: string, text: string, besides = '') => ({
  ...{ label, words: text.split(' '), besides: besides.split(' ').filter(Boolean) },
});
const index = await sectionIndex([
  section('refunds', 'a refund to a card takes five to ten days', 'when do i get my money back'),
  section('cancel', 'open the booking and press cancel', 'how do i cancel'),
  section('helmet', 'a rider must have two helmets', 'is a boda safe'),
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

test('the questions of the whole article count less than what a section says itself', () => {
  const [said, asked] = [first('cancel'), first('money back')];
  expect(said).toMatchObject({ label: 'cancel', share: 1, ideas: ['cancel'] });
  expect(asked?.label).toBe('refunds');
  expect(asked?.share).toBeLessThan(1);
});

test('frequent words alone, and none, are covered by nothing', () => {
  expect(index.covering(['how', 'is', 'it'])).toEqual([]);
  expect(index.covering([])).toEqual([]);
});
