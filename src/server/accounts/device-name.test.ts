import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A145F) SamsungBrowser/28.0 ${blink} Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36 OPR/90.0.0.0`, 'Opera, Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/141.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, 'Safari, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/141.0 Mobile Safari/604.1`,
    'Chrome, iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile Safari/604.1`, 'Safari, iPad'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome, ChromeOS'],
  ['SomethingElse/1.0 (Linux)', 'Linux'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([null, '', 'curl/8.5.0'])('%s is no device that we know', (userAgent) => {
  expect(deviceName(userAgent)).toBeNull();
});
