import { expect, test } from 'vitest';
import { readCode } from './typed-code.ts';

test.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['000-000', { kind: 'app', digits: '000000' }],
  ['abcde-fgh23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['ABCDEFGH23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['abcde – fgh23', { kind: 'recovery', code: 'abcdefgh23' }],
  ['OIL00-00000', { kind: 'recovery', code: '0110000000' }],
  ['0123456789', { kind: 'recovery', code: '0123456789' }],
])('%j is a code', (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test.each(['', '12345', '1234567', 'abcdefgh2', 'abcdefgh234', 'abcdefghu2', 'abcdefgh2é', '١٢٣٤٥٦', '12345６'])(
  '%j is none',
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
  },
);
