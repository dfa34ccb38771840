import { expect, test } from 'vitest';
import { readVoucher } from './read-voucher.ts';

const code = 'abcdefghijklmnopqrst';

test.each([
  [`https://twende.example/v/BK-2026-014.${code}`, 'BK-2026-014', code],
  [` https://twende.example/v/bk-2026-014.${code.toUpperCase()}?utm=x#y `, 'BK-2026-014', code],
  [`BK-2026-014.${code}`, 'BK-2026-014', code],
  ['bk-2026-7', 'BK-2026-7', undefined],
])('%s is a voucher’s or a reference', (text, reference, secret) => {
  expect(readVoucher(text)).toEqual({ reference, code: secret });
});

test.each([
  ['https://example.com/menu'],
  ['hello BK-2026-014'],
  [`https://twende.example/v/BK-2026-014.${code.slice(1)}`],
  [`https://twende.example/v/BK-2026-014.${code}a`],
  [`https://twende.example/v/BK-2026-014.${code.replace('a', '1')}`],
  [''],
])('%s is neither', (text) => {
  expect(readVoucher(text)).toBeUndefined();
});
