import { describe, expect, test } from 'vitest';
import { translate } from './i18n/translate.ts';
import { typedPosition, writtenPosition } from './typed-position.ts';

const nanyuki = { lat: -0.0167, lon: 37.0736 };

describe('positions that are read', () => {
  test.each([
    '-0.0167, 37.0736',
    '-0.0167,37.0736',
    '  -0.0167   37.0736  ',
    '−0.0167; 37.0736',
    '(-0.0167, 37.0736)',
    '-0,0167; 37,0736',
    '0.0167 S, 37.0736 E',
    '0.0167S 37.0736E',
    'S 0.0167 E 37.0736',
    's0.0167, e37.0736',
    '0.0167° S, 37.0736° E',
    '37.0736 E, 0.0167 S',
    'E37.0736 S0.0167',
    'lat: -0.0167, lon: 37.0736',
    'Latitude -0.0167 Longitude 37.0736',
    '\u200e-0.0167, 37.0736\u200e',
    '37.0736, -0.0167',
    'geo:-0.0167,37.0736?z=16',
    'https://www.google.com/maps/@-0.0167,37.0736,15z',
    'https://www.google.com/maps?q=-0.0167,37.0736',
    'https://maps.google.com/?q=loc:-0.0167,37.0736',
    'https://www.google.com/maps/search/?api=1&query=-0.0167%2C37.0736',
    'https://www.google.com/maps/place/Nanyuki/@-0.02,37.08,14z/data=!3m1!4b1!4m6!3m5!8m2!3d-0.0167!4d37.0736!16s',
    'https://www.openstreetmap.org/?mlat=-0.0167&mlon=37.0736#map=15/-0.02/37.08',
    'https://www.openstreetmap.org/#map=15/-0.0167/37.0736',
    'https://maps.apple.com/?ll=-0.0167,37.0736',
  ])('%s', (text) => {
    expect(typedPosition(text)).toEqual(nanyuki);
  });

  test.each([
    ['0°1\'0"S 37°4\'25"E', -0.016667, 37.073611],
    ['0° 1′ 0″ S, 37° 4′ 25″ E', -0.016667, 37.073611],
    ['S 0°1\'0.1" E 37°4\'25.2"', -0.016694, 37.073667],
    ["0°1.002'S 37°4.416'E", -0.0167, 37.0736],
    ['4°3\'48"S 39°40\'48"E', -4.063333, 39.68],
    ['3°7\'12"N 35°36\'0"E', 3.12, 35.6],
    ['0, 37', 0, 37],
    ['-0.01671234567, 37.07361234567', -0.016712, 37.073612],
  ])('%s in degrees, minutes and seconds, or with many digits', (text, lat, lon) => {
    expect(typedPosition(text)).toEqual({ lat, lon });
  });
});

describe('what gives no position', () => {
  test.each([
    '',
    'Nanyuki',
    '-0.0167',
    '-0.0167, 37.0736, 12',
    '1, 2, 3',
    '0°61\'0"S 37°4\'25"E',
    'https://www.google.com/maps/place/Nanyuki',
    '0712 345 678',
    'x'.repeat(5_000),
  ])('%s', (text) => expect(typedPosition(text)).toEqual({ problem: 'none' }));

  test.each(['52.52, 13.405', '-6.2, 35.7', '9.03, 38.74', '37.0736, 37.0736', '0, 0', 'S 0.01, W 37.07'])(
    '%s lies outside of Kenya',
    (text) => expect(typedPosition(text)).toEqual({ problem: 'outside' }),
  );

  test.each(['https://maps.app.goo.gl/AbCdEf123', 'https://goo.gl/maps/abc'])('%s is a short link', (text) =>
    expect(typedPosition(text)).toEqual({ problem: 'short_link' }),
  );
});

test('a position that is written is read as the same, to a metre', () => {
  expect(typedPosition(writtenPosition(nanyuki))).toEqual(nanyuki);
});

test.each(['en', 'sw'] as const)('what is said of a short link names the button as it is labelled, in %s', (lang) =>
  expect(translate(lang, 'position', 'problem.short_link')).toContain(`“${translate(lang, 'position', 'locate')}”`),
);
