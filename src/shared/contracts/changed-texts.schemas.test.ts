import { expect, test } from 'vitest';
import { z } from 'zod';
import { changedTexts, checkChangedTexts } from './changed-texts.schemas.ts';

const old = 'See mara.example.com';
const call = 'Call 0712 345 678';
const present = {
  title: { en: old, sw: null },
  extras: [{ name: { en: call, sw: null }, price: 5 }],
  seasons: [{ name: old, startDate: '2026-12-20' }],
  facts: { bring: { en: [old], sw: [] }, lodging: { en: call, sw: null } },
  place: [{ location: 'Nanyuki' }, { location: old }],
};
const problems = (sent: object) => {
  const { error } = z.record(z.string(), z.any()).check(changedTexts(present)).safeParse(sent);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('what a field has already stays, in whatever order', () => {
  const bring = { en: ['Water', old], sw: [] };
  const kept = {
    ...present,
    extras: [{ name: { en: 'Lunch' } }, ...present.extras],
    facts: { ...present.facts, bring },
  };
  expect(problems({ ...kept, place: { location: old } })).toEqual([]);
});

test.each([
  [{ title: { en: `${old}/map`, sw: old } }, ['title.en: text_plain_part|mara.example.com/map']],
  [{ title: { en: call } }, ['title.en: text_phone|0712 345 678']],
  [
    { extras: [{ name: { en: 'Lunch' }, description: { sw: old } }] },
    ['extras.0.description.sw: text_plain_part|mara.example.com'],
  ],
  [{ seasons: [{ name: call, startDate: '0712345678' }] }, ['seasons.0.name: text_phone|0712 345 678']],
  [{ facts: { bring: { en: ['Water', `${old}.`] } } }, ['facts.bring.en.1: text_plain_part|mara.example.com.']],
  [{ summary: { en: old } }, ['summary.en: text_plain_part|mara.example.com']],
])('of %j the changed texts are judged', (sent, expected) => {
  expect(problems(sent)).toEqual(expected);
});

test('what is stored is read only where a text would be refused', async () => {
  let reads = 0;
  const readPresent = async () => {
    reads += 1;
    return present;
  };
  await checkChangedTexts({ title: { en: 'Dawn', sw: null } }, readPresent);
  expect(reads).toBe(0);
  await checkChangedTexts({ title: { en: old, sw: null } }, readPresent);
  expect(reads).toBe(1);
  const refused = checkChangedTexts({ title: { en: call, sw: null } }, readPresent);
  await expect(refused).rejects.toMatchObject({ detail: { fields: { 'title.en': 'text_phone|0712 345 678' } } });
});
