import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelihoodIndex } from './likelihood.ts';

const said = (label: string, text: string) => ({ label, words: text.split(' ') });
const index = await likelihoodIndex([
  said('refunds', 'when is the refund on my card'),
  said('refunds', 'the bank shows no refund yet'),
  said('refunds', 'pesa yangu itarudi lini'),
  said('absent', 'nobody was at the jetty'),
  said('absent', 'the guide never came and nobody answers'),
  said('review', 'where do i write a review of the guide'),
]);
const rate = (text: string) => index.rate(text.split(' '));

test.each([
  ['trip was called off last week and the bank still shows nothing', 'refunds'],
  ['we stood at the jetty for an hour and nobody came', 'absent'],
  ['i want to praise the guide in a review', 'review'],
  ['pesa zangu zitarudi lini jamani', 'refunds'],
])('“%s” is most likely about %s', (text, label) => {
  expect(rate(text)[0]?.label).toBe(label);
});

test('what no example says tells nothing', () => {
  expect(rate('xyzzy').map(({ score }) => score)).toEqual([0, 0, 0]);
});

test('every label stands once, the likeliest first, and the order of the examples changes nothing', async () => {
  const word = fc.constantFrom('refund', 'bank', 'jetty', 'nobody', 'guide', 'review', 'the', '<date>');
  const examples = fc.array(
    fc.record({ label: fc.constantFrom('a', 'b', 'c'), words: fc.array(word, { minLength: 1, maxLength: 6 }) }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(examples, fc.array(word, { maxLength: 6 }), async (own, words) => {
      const rated = (await likelihoodIndex(own)).rate(words);
      const scores = rated.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(new Set(rated.map(({ label }) => label)).size).toBe(rated.length);
      const turned = new Map(
        (await likelihoodIndex(own.toReversed())).rate(words).map((one) => [one.label, one.score]),
      );
      for (const { label, score } of rated) expect(turned.get(label)).toBeCloseTo(score);
    }),
  );
});
