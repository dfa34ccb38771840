import { expect, test } from 'vitest';
import { hostText } from './host-text.ts';

test.each([
  'It costs $5.',
  'Pay USD 5 there.',
  'Pay Kshs 500 there.',
  'Lipa Ksh. 500 hapo.',
  'Pay 500 bob to the guide.',
  'Pay 500/= to the guide.',
  'Pay 5k bob to the guide.',
  'Lipa shilingi 500 hapo.',
  'Lipa dola 5 hapo.',
])('a sentence that names an amount is left out: “%s”', (sentence) => {
  expect(hostText(`Green hills. ${sentence} Call 0712 345 678!`)).toBe('Green hills. Call •••!');
});

test('what names none stays', () => {
  const text = 'Two of us walk 5 km with Bob. Dollars are taken.';
  expect(hostText(text)).toBe(text);
});
