import { expect, test } from 'vitest';
import { stemsOf } from './help-words.ts';

test.each([
  ['en', 'How do I cancel my booking?', 'cancelled bookings'],
  ['en', 'payments', 'I paid'],
  ['en', 'M-Pesa', 'mpesa'],
  ['en', 'refunded', 'Refunds'],
  ['sw', 'Nitalipaje kwa M-Pesa?', 'kulipa mpesa'],
  ['sw', 'nitarejeshewa', 'marejesho'],
  ['sw', 'Naghairije?', 'kughairi'],
] as const)('%s: %j and %j have the same stems', (lang, one, other) => {
  expect(stemsOf(one, lang)).toEqual(stemsOf(other, lang));
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(stemsOf('How do I do this with you?', 'en')).not.toEqual([]);
  expect(stemsOf('where is the receipt', 'en')).toEqual(['receipt']);
  expect(stemsOf('?!', 'sw')).toEqual([]);
});
