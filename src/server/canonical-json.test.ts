import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, isTooDeep, JSON_DEPTH_MAX } from './canonical-json.ts';

/** The same value with the keys of every object in another order, which `seed` decides. */
function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((inner) => shuffled(inner, seed));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, shuffled(inner, seed)] as const);
  const turn = entries.length > 0 ? seed % entries.length : 0;
  return Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)].reverse());
}

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;

test('the order of keys does not matter, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(1_000), (value, seed) => {
      expect(canonicalJson(shuffled(value, seed))).toBe(canonicalJson(value));
    }),
  );
  expect(canonicalJson({ b: { d: 1, c: [2, { f: 3, e: null }] }, a: '1' })).toBe(
    '{"a":"1","b":{"c":[2,{"e":null,"f":3}],"d":1}}',
  );
});

test('values that differ in anything else have different texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(JSON.parse(canonicalJson(value) ?? '')).toEqual(plain);
    }),
  );
});

test.each([
  ['as deep as allowed', JSON_DEPTH_MAX, false],
  ['one level deeper', JSON_DEPTH_MAX + 1, true],
  ['so deep that walking through it would exhaust the stack', 200_000, true],
])('%s', (_, levels, refused) => {
  expect(isTooDeep(nested(levels))).toBe(refused);
  expect(canonicalJson(nested(levels)) === undefined).toBe(refused);
});
