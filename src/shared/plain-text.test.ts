import { describe, expect, test } from 'vitest';
import { isPlainLine, isPlainName, isPlainText, mayBeCalled, spacedName, tidyText } from './plain-text.ts';

const linkEndings = 'co it id ng be win bid cash finance bank lol cyou xn--p1ai рф भारत ke/x qwerty/x'.split(' ');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

describe('names', () => {
  test.each([
    'Amina Hassan',
    "Ng'ang'a wa Thiong'o",
    'J. Kamau',
    'Dr. Kamau',
    'J.K. Rowling',
    'St. John Mary-Ann',
    'Amina ❤️',
    'Anne-Marie O’Neill',
    'José Ángel',
    'محمد علي',
    '王小明',
    'Al',
    'Mr. Me',
  ])('%s is one', (name) => expect(isPlainName(name)).toBe(true));

  test.each([
    '=1+1',
    '＝SUM(A1)',
    '+254712345678',
    '@amina',
    '-amina',
    '12345',
    '...',
    'Amina http://evil.example',
    'HTTPS://evil',
    'www.evil',
    'Amina evil.com',
    'win at EVIL.CO.KE now',
    'evil．com',
    'evil。com',
    'bit.ly/x',
    'amina@gmail.com',
    'javascript://x',
    'https:evil.co',
    '//evil',
    'Claim KES 5000 at evil.co/pay',
    'pay me@evil.co',
    'pay me@evil',
    '1.2.3.4/abc',
    // Browsers and mail programs may take these for addresses, so a blank must follow the full stop.
    'Dr.Kamau',
    'St.John',
    'J.Kamau',
    'evil\u{fe0f}.co',
    '\u3164\u3164',
    '\u115f\u1160',
    'Amina\u034fHassan',
    'Amina\u202ehassan',
    'Amina\u200bHassan',
    'Amina\u2066Hassan',
    'Amina\nHassan',
    'Amina\u2028Hassan',
    'Amina\u0007',
    '<b>Amina</b>',
    'Amina > Hassan',
    '＜i＞Amina',
  ])('%j is none', (name) => expect(isPlainName(name)).toBe(false));
});

describe('a blank left out after a title or an initial', () => {
  test.each([
    ['Dr.Kamau', 'Dr. Kamau'],
    ['DR.KAMAU', 'DR. KAMAU'],
    ['St.John', 'St. John'],
    ['J.Kamau', 'J. Kamau'],
    ['J.K.Rowling', 'J.K. Rowling'],
    ["Eng.Ng'ang'a wa Thiong'o", "Eng. Ng'ang'a wa Thiong'o"],
    ['Dkt.Amina Hassan, Mwl.Otieno', 'Dkt. Amina Hassan, Mwl. Otieno'],
    // No address once the blank is there, whatever endings there are.
    ['Prof.Guru', 'Prof. Guru'],
  ])('is added to %s', (typed, name) => {
    expect([spacedName(typed), isPlainName(name)]).toEqual([name, true]);
    expect(spacedName(name)).toBe(name);
  });

  test.each(['Amina Hassan', 'Dr. Kamau', 'J.K.', '', ...linkEndings.map((ending) => `Evil.${capital(ending)}`)])(
    'is not added to %j',
    (text) => expect(spacedName(text)).toBe(text),
  );

  // Every ending of two letters is or may become a country's.
  test.each(['Dr.Li', 'J.Bo', 'Eng.Wu'])('is not added before two letters, and %s is refused', (text) => {
    expect([spacedName(text), isPlainName(spacedName(text))]).toEqual([text, false]);
    expect(isPlainName(text.replace('.', '. '))).toBe(true);
  });

  test.each(linkEndings)('no name that ends in .%s becomes plain by it', (ending) => {
    for (const end of [ending, ending.toUpperCase(), capital(ending)]) {
      for (const text of [`Dr.${end}`, `Claim it at Evil.${end} now`, `Www.Evil.${end}`]) {
        expect([text, isPlainName(spacedName(text))]).toEqual([text, false]);
      }
    }
  });
});

test('a person may keep a name that is older than the rule, and take no other like it', () => {
  for (const name of ['amina.hassan', ' Amina.Co ', 'Dr.J.Kamau.Otieno']) {
    expect([name, mayBeCalled(spacedName(name.trim()), name), mayBeCalled(name, 'Amina')]).toEqual([name, true, false]);
  }
  expect(mayBeCalled('amina.hassan.com', 'amina.hassan')).toBe(false);
});

test.each(linkEndings)('nothing that ends in .%s is plain', (ending) => {
  for (const text of [`evil.${ending}`, `Pay at Evil.${ending.toUpperCase()}, please`, `evil．${ending}`]) {
    expect([text, isPlainLine(text), isPlainName(text)]).toEqual([text, false, false]);
  }
});

test.each([
  ['We are full that week.Sorry!', true],
  ['The road is closed (see the news).', true],
  ['KES 1.500 fewer', true],
  ['Write to me at me@mail.com', false],
  ['pay here: evil.site/pay', false],
  ['Be there at 7.30am, e.g. at the gate (p.m. is late).', true],
  ['The price was 1.250.000 on 23.11.2026 ❤️', true],
  ['2 nights @ KES 500, cars/vans', true],
  ['See https:evil', false],
  ['//evil', false],
  ['me@evil.qwerty', false],
  ['1.2.3.4/abc', false],
  ['a\u202eb', false],
  ['a\u3164b', false],
])('the reason %j is plain: %s', (text, plain) => expect(isPlainLine(text)).toBe(plain));

test.each([
  'The room is taken on Booking.com.',
  'Airbnb.com has taken it, and so has BOOKING.COM',
  'It is sold (on booking.com), sorry',
  'Booking.com’s guest comes first: see “Vrbo.com”!',
])('other sites may be named: %s', (text) =>
  expect([isPlainLine(text), isPlainText(`Sorry\n${text}`)]).toEqual([true, true]),
);

test.each([
  'https://booking.com',
  'www.booking.com',
  'me@booking.com',
  'booking.com/hotel/ke/mine',
  'booking.com?id=1',
  'Booking.com:443/x',
  'booking.com.evil.co',
  'booking.company',
  'evil-booking.com',
  'my.airbnb.com',
  'booking.com-pay.co',
  'bооking.com',
  'Booking.com and evil.com',
])('more of an address than the name of another site is refused: %s', (text) => expect(isPlainLine(text)).toBe(false));

test('no person is called like another site', () => expect(isPlainName('Booking.com')).toBe(false));

test('lines may break in a text of several lines, and nothing else is allowed there', () => {
  expect(isPlainText('The road\nis closed.\r\n\tSorry')).toBe(true);
  expect(isPlainLine('The road\nis closed.')).toBe(false);
  for (const text of ['a\u202eb', 'a\u0000b', 'evil.com\nb', 'a\u2029b']) expect(isPlainText(text)).toBe(false);
});

test.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['left \u202eright\u200b', 'left right'],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['a\u0000b', 'ab'],
  ['\ufe0f \u200da', ' a'],
])('%j is typed as %j', (typed, tidy) => expect(tidyText(typed)).toBe(tidy));
