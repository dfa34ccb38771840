import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  darajaPhone,
  internationalPhone,
  isPhoneNumber,
  isRegistrationPhone,
  maskPhone,
  mpesaPhoneProblem,
  normalisePhone,
} from './phone.ts';
import { typedPhone } from './typed-phone.ts';

test.each([
  '0712345678',
  '254712345678',
  '+254712345678',
  '+254 712 345 678',
  ' 0712-345-678 ',
  '(0712) 345 678',
  '+254\u00a0712\u00a0345678',
  '0712.345.678',
  '0712\u2011345\u2011678',
  '\u202a+254 712 345678\u202c',
])('%j becomes +254712345678', (typed) => {
  expect(normalisePhone(typed)).toBe('+254712345678');
});

test.each([
  ['020 1234567', '+254 20 123 4567'],
  ['+254 41 2225577', '+254 41 222 5577'],
  ['0712345678', '+254 712 345 678'],
  ['0800 723 253', '+254 800 723 253'],
])('%j is written as Kenyans group it: %s', (typed, shown) => expect(internationalPhone(typed)).toBe(shown));

test('numbers that begin with 01 are mobile numbers too', () => {
  expect(normalisePhone('0110345678')).toBe('+254110345678');
});

test.each([
  '',
  '712345678',
  '071234567',
  '07123456789',
  '0212345678',
  '+255712345678',
  '00254712345678',
  '+0712345678',
  '+2540712345678',
  '0712345678x',
  '٠٧١٢٣٤٥٦٧٨',
])('%j is not a Kenyan mobile number', (typed) => {
  expect(normalisePhone(typed)).toBeUndefined();
  expect(() => darajaPhone(typed)).toThrow(RangeError);
});

test.each([
  ['0712 345 678', undefined],
  ['+254 110 345 678', undefined],
  // A landline in Nairobi, and phones abroad.
  ['+254 20 234 5678', 'phone_not_mobile'],
  ['020 234 5678', 'phone_not_mobile'],
  ['+44 7700 900123', 'phone_not_mobile'],
  ['+255712345678', 'phone_not_mobile'],
  // Too short or too long for any phone in Kenya.
  ['+25471234567', 'phone_invalid'],
  ['07123456789', 'phone_invalid'],
  ['0712345678x', 'phone_invalid'],
  ['', 'phone_invalid'],
])('M-Pesa and %j: %s', (typed, problem) => {
  expect(mpesaPhoneProblem(typed)).toBe(problem);
});

const mobiles = fc
  .tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^[0-9]{8}$/))
  .map(([first, rest]) => `${first}${rest}`);

test('every spelling of a number gives the same form, which registration and Daraja accept', () => {
  fc.assert(
    fc.property(mobiles, (digits) => {
      const phone = `+254${digits}`;
      const spellings = [`0${digits}`, `254${digits}`, phone, `+254 ${digits.slice(0, 3)}-${digits.slice(3)}`];
      expect(spellings.map(normalisePhone)).toEqual(spellings.map(() => phone));
      expect(isRegistrationPhone(phone)).toBe(true);
      expect(darajaPhone(phone)).toBe(`254${digits}`);
    }),
  );
});

test.each([
  ['+254712345678', true],
  ['+254212345678', true],
  ['0712345678', false],
  ['254712345678', false],
  ['+25471234567', false],
  ['+2547123456789', false],
  ['+254 712345678', false],
  ['+254712345678\n', false],
])('registration: %j is %s', (text, accepted) => {
  expect(isRegistrationPhone(text)).toBe(accepted);
});

test.each([
  ['+44 (0) 7700-900123', true],
  ['0712 345 678', true],
  ['(020) 234.5678', true],
  ['+1234567', true],
  ['123456', false],
  ['+1234567890123456', false],
  ['call evil.co', false],
  ['+44 7700 900123 ext', false],
  ['+254712345678\n', false],
  ['\u202a+254712345678', false],
])('a number of any country: %j is %s', (text, accepted) => {
  expect(isPhoneNumber(text)).toBe(accepted);
});

test('a masked phone keeps its first five and its last three characters', () => {
  expect(maskPhone('+254712345678')).toBe('+2547•••••678');
  expect(maskPhone('0712345678')).toBe('•••••');
  fc.assert(
    fc.property(mobiles, (digits) => {
      expect(maskPhone(`+254${digits}`)).toBe(`+254${digits[0]}•••••${digits.slice(-3)}`);
    }),
  );
});

test('a form sends every spelling of a Kenyan mobile number as +254 and nine digits', () => {
  const marks = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '.');
  const spelt = fc.tuple(mobiles, fc.constantFrom('0', '254', '+254'), fc.array(marks, { minLength: 9, maxLength: 9 }));
  fc.assert(
    fc.property(spelt, ([digits, begin, between]) => {
      const typed = begin + [...digits].map((digit, place) => (between[place] ?? '') + digit).join('');
      expect(typedPhone(typed)).toBe(`+254${digits}`);
    }),
  );
});

test.each([
  [' +44 7700 900-123 ', '+447700900123'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['', ''],
  ['  ', ''],
  [' 712345 ', '712345'],
  ['call my wife', 'call my wife'],
  ['+254 712', '+254712'],
])('a form sends %j as %j', (typed, sent) => {
  expect(typedPhone(typed)).toBe(sent);
});

test('what a form sends is sent the same a second time', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(typedPhone(typedPhone(typed))).toBe(typedPhone(typed));
    }),
  );
});

test.each([
  ['0712345600', '+254 712 345 600'],
  ['254-712-345-600', '+254 712 345 600'],
  ['(020) 123 4567', '+254 20 123 4567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['123', undefined],
  ['442079460958', undefined],
  ['+254 712', undefined],
  ['call <b>us</b> abc', undefined],
])('%j is read as the phone %j', (typed, read) => {
  expect(internationalPhone(typed)).toBe(read);
});
