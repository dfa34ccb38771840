import { expect, test } from 'vitest';
import { fitParts } from './fit-parts.ts';
import { smsLength } from './sms-length.ts';

test('parts are lines, and empty ones are left out', () => {
  expect(fitParts([{ text: 'One' }, { text: '' }, { text: 'Two – three', least: 3 }])).toBe('One\nTwo - three');
});

test('the longest line that may be shortened is, until two parts are enough', () => {
  const fixed = 'f'.repeat(200);
  const text = fitParts([{ text: fixed }, { text: 'a'.repeat(80), least: 10 }, { text: 'b'.repeat(100), least: 10 }]);
  expect(smsLength(text)).toMatchObject({ units: 306, segments: 2 });
  const [first, second = '', third = ''] = text.split('\n');
  expect(first).toBe(fixed);
  expect([second.length, third.length]).toEqual([52, 52]);
  expect(second.endsWith('a...') && third.endsWith('b...')).toBe(true);
});

test('no line becomes shorter than it may', () => {
  const text = fitParts([{ text: 'f'.repeat(290) }, { text: 'a'.repeat(80), least: 15 }]);
  expect(text).toBe(`${'f'.repeat(290)}\n${'a'.repeat(12)}...`);
});

test('characters of another script stay while they fit, and become question marks where they take too much room', () => {
  expect(fitParts([{ text: 'Host: 東京' }])).toBe('Host: 東京');
  const text = fitParts([{ text: 'f'.repeat(150) }, { text: '東京', least: 2 }]);
  expect(text).toBe(`${'f'.repeat(150)}\n??`);
});

test('what must stand in a message and does not fit is an error, and nothing is cut in the middle', () => {
  expect(() => fitParts([{ text: 'f'.repeat(307) }])).toThrow('too long');
});
