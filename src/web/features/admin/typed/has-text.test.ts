import { expect, test } from 'vitest';
import { hasText } from './has-text.ts';

test.each([
  [[], false],
  [[{ type: 'textarea', value: ' \n' }], false],
  [[{ type: 'checkbox', value: 'on' }], false],
  [
    [
      { type: 'text', value: '' },
      { type: 'textarea', value: 'Rain' },
    ],
    true,
  ],
  [[{ type: 'text', value: 'SKQ1234567' }], true],
])('%j: %s', (fields, has) => {
  expect(hasText(fields)).toBe(has);
});
