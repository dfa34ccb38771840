import { expect, test } from 'vitest';
import type { Letter } from '#shared/contracts/letters.ts';
import { changedMeanwhile, changedTexts, valuesOf } from './typed-texts.ts';

const text = { key: 'restored.text', isSubject: false, marks: [], ours: { en: 'Ours', sw: 'Yetu' } };
const letterWith = (own: { en: string | null; sw: string | null }): Letter => ({
  ...{ name: 'restored', title: 'Restored', to: 'account', changed: true, changes: [] },
  texts: [{ ...text, own }],
});

test('a typed text is sent with what it was, and ours as null', () => {
  const letter = letterWith({ en: 'Own', sw: null });
  expect(changedTexts(letter, valuesOf(letter))).toEqual([]);
  expect(changedTexts(letter, { 'en.restored.text': 'Ours', 'sw.restored.text': 'Jipya' })).toEqual([
    { key: text.key, language: 'en', text: null, was: 'Own' },
    { key: text.key, language: 'sw', text: 'Jipya', was: null },
  ]);
});

test('what others have changed meanwhile, ours among it', () => {
  const before = letterWith({ en: 'Own', sw: null });
  expect(changedMeanwhile(before, letterWith({ en: null, sw: null }))).toEqual({ 'en.restored.text': 'Ours' });
  expect(changedMeanwhile(before, before)).toEqual({});
});
