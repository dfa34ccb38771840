import { expect, test } from 'vitest';
import { hasTyped } from './has-typed.ts';

const field = (type: string, value: string, before?: string) => ({ type, value, before });

test.each([
  ['no field', [], false],
  ['only spaces', [field('textarea', ' \n', '')], false],
  ['a box that is ticked', [field('checkbox', 'on', 'off')], false],
  ['words', [field('text', '', ''), field('textarea', 'Rain', '')], true],
  ['a receipt', [field('text', 'SKQ1234567', '')], true],
  ['what stood there before', [field('textarea', 'Hi Amina', 'Hi Amina'), field('text', '')], false],
  ['spaces behind it', [field('textarea', 'Hi Amina ', 'Hi Amina')], false],
  ['other words', [field('textarea', 'Hi Amina, sorry', 'Hi Amina')], true],
  ['words that were removed', [field('textarea', '', 'Hi Amina')], false],
  ['a field that nobody came to', [field('textarea', 'Hi Amina')], false],
])('%s: %s', (_, fields, has) => {
  const before = new Map(fields.flatMap((one) => (one.before === undefined ? [] : [[one, one.before] as const])));
  expect(hasTyped(fields, before)).toBe(has);
});
