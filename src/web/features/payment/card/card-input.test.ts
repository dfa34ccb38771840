import { describe, expect, test } from 'vitest';
import {
  type CardInput,
  caretAfter,
  checkCard,
  cvcLength,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  isLuhn,
  parseExpiry,
} from './card-input.ts';

const now = new Date('2026-11-21T09:00:00Z');
const card: CardInput = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123', name: 'Amina Wanjiru' };

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242x42424242', '4242 4242 4242 4242'],
  ['3782', '3782'],
  ['37828', '3782 8'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822463100051', '3782 822463 10005'],
  ['42424242424242421234567', '4242 4242 4242 4242 123'],
])('the number %o is shown as %o', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
  expect(formatCardNumber(shown)).toBe(shown);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['122', '12 / 2'],
  ['1229', '12 / 29'],
  ['12/29', '12 / 29'],
  ['1/29', '01 / 29'],
  ['12/2029', '12 / 29'],
  ['12 / 2', '12 / 2'],
  ['12 / ', '12'],
])('the expiry %o is shown as %o', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  ['4242424242424242', true],
  ['5555555555554444', true],
  ['378282246310005', true],
  ['4000008400001629', true],
  ['4242424242424241', false],
  ['42424242424', false],
  ['', false],
  ['4242 4242 4242 4242', false],
])('the check digit of %s: %s', (digits, right) => {
  expect(isLuhn(digits)).toBe(right);
});

test('an expiry has a month and a year', () => {
  expect(parseExpiry('12 / 29')).toEqual({ month: 12, year: 2029 });
  expect(parseExpiry('01/30')).toEqual({ month: 1, year: 2030 });
  for (const wrong of ['13 / 29', '00 / 29', '12', '12 / 2', '']) expect(parseExpiry(wrong)).toBeUndefined();
});

test('the security code has three digits, four on American Express', () => {
  expect(cvcLength('3782 8')).toBe(4);
  expect(cvcLength('')).toBe(3);
  expect(formatCvc('12a345', { number: '4242' })).toBe('123');
  expect(formatCvc('12345', { number: '3782' })).toBe('1234');
});

describe('a card', () => {
  test('that is right has no problems', () => {
    expect(checkCard(card, now)).toEqual({});
    expect(checkCard({ ...card, number: '3782 822463 10005', cvc: '1234' }, now)).toEqual({});
  });
  test('has a problem for each empty field', () => {
    expect(checkCard({ number: '', expiry: '', cvc: '', name: ' ' }, now)).toEqual({
      number: 'numberMissing',
      expiry: 'expiryMissing',
      cvc: 'cvcMissing',
      name: 'nameMissing',
    });
  });
  test('is valid until the end of its last month', () => {
    expect(checkCard({ ...card, expiry: '11 / 26' }, now)).toEqual({});
    expect(checkCard({ ...card, expiry: '10 / 26' }, now)).toEqual({ expiry: 'expiryOver' });
    expect(checkCard({ ...card, expiry: '12 / 25' }, now)).toEqual({ expiry: 'expiryOver' });
    expect(checkCard({ ...card, expiry: '13 / 29' }, now)).toEqual({ expiry: 'expiryWrong' });
  });
  test('is refused for a typing mistake and a code of the wrong length', () => {
    expect(checkCard({ ...card, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'numberWrong' });
    expect(checkCard({ ...card, cvc: '12' }, now)).toEqual({ cvc: 'cvcWrong' });
    expect(checkCard({ ...card, cvc: '1234' }, now)).toEqual({ cvc: 'cvcWrong' });
    expect(checkCard({ ...card, number: '3782 822463 10005' }, now)).toEqual({ cvc: 'cvcWrong' });
  });
});

test('the caret stays after its digit', () => {
  expect(caretAfter('4242 4242', 0)).toBe(0);
  expect(caretAfter('4242 4242', 4)).toBe(4);
  expect(caretAfter('4242 4242', 5)).toBe(6);
  expect(caretAfter('4242', 9)).toBe(4);
});
