import { expect, test } from 'vitest';
import { asksChildPrice } from './child-prices.ts';

test.each([
  ['na kwa watoto', true],
  ['and for kids', true],
  ['is it cheaper for kids', true],
  ['how much do children pay', true],
  ['watoto wanalipa ngapi', true],
  ['na kwa mtoto wa miaka kumi', true],
  ['what about a 10 year old', true],
  ['child seat', false],
  ['kid pool', false],
  ['mtoto mgonjwa', false],
  ['do you have a kids menu', false],
  ['can my 9 year old do it', false],
  ['is it good for children', false],
  ['can i cancel for my child for free', false],
])('“%s” asks what children pay: %s', (message, expected) => {
  expect(asksChildPrice(message.split(' '), {})).toBe(expected);
});

test('of children that are counted the total is asked', () => {
  expect(asksChildPrice(['how', 'much', 'for', 'kids'], { guests: 4 })).toBe(false);
});
