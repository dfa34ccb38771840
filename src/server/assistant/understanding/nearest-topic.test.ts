import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topicIndex } from './nearest-topic.ts';

const said = (label: string, text: string) => ({ label, words: text.split(' ') });
const index = await topicIndex([
  said('cancel', 'i want to cancel my booking'),
  said('cancel', 'nataka kughairi nafasi yangu'),
  said('pay', 'how do i pay for my booking'),
  said('voucher', 'where is my voucher'),
]);
const nearest = (text: string) => index.nearest(text.split(' '));

test('an example is most like itself, and says so', () => {
  const [first] = nearest('where is my voucher');
  expect(first).toMatchObject({ label: 'voucher', example: 'where is my voucher' });
  expect(first?.likeness).toBeCloseTo(1);
});

test.each([
  ['please cancel my booking', 'cancel'],
  ['naomba kughairi', 'cancel'],
  ['nikighairi nafasi', 'cancel'],
  ['paying for the booking', 'pay'],
  ['my voucher', 'voucher'],
])('“%s” is about %s', (text, label) => {
  expect(nearest(text)[0]?.label).toBe(label);
});

test('frequent words alone make nothing alike', () => {
  expect(nearest('how do i get to the moon')[0]?.likeness ?? 0).toBeLessThan(0.3);
  expect(nearest('xyzzy')).toEqual([]);
});

test('each label stands once, the most like first, from 0 to 1', () => {
  const word = fc.constantFrom(
    'i',
    'want',
    'cancel',
    'pay',
    'booking',
    'voucher',
    'nafasi',
    'yangu',
    'moon',
    '<place>',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const found = index.nearest(words);
      const likeness = found.map((each) => each.likeness);
      expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
      for (const each of likeness) expect(each > 0 && each <= 1.000_001).toBe(true);
    }),
  );
});
