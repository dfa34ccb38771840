import { expect, test } from 'vitest';
import { itemOf, lineOfItem, linesOf } from './list-lines.ts';

test('each line that is not blank is an item, and keeps the number of its line', () => {
  const text = 'Hat\n\n  Coat \n \nBoots';
  expect(linesOf(text)).toEqual(['Hat', 'Coat', 'Boots']);
  expect([0, 1, 2].map((item) => lineOfItem(text, item))).toEqual([1, 3, 5]);
  expect(lineOfItem('', 2)).toBe(3);
});

test.each([
  ['included.en.3', { list: 'included.en', item: 3 }],
  ['facts.bring.sw.0', { list: 'facts.bring.sw', item: 0 }],
  ['included.en', undefined],
  ['facts.plan.0.title.en', undefined],
  ['facts.rooms.1', undefined],
])('%s is %j', (field, item) => {
  expect(itemOf(field)).toEqual(item);
});
