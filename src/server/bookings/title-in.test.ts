import { expect, test } from 'vitest';
import { titleIn } from './title-in.ts';

test.each([
  ['en', 'Dhow trip', 'Safari ya dau', { title: 'Dhow trip', textLang: 'en' }],
  ['sw', 'Dhow trip', 'Safari ya dau', { title: 'Safari ya dau', textLang: 'sw' }],
  ['sw', 'Dhow trip', null, { title: 'Dhow trip', textLang: 'en' }],
  ['en', '', 'Safari ya dau', { title: 'Safari ya dau', textLang: 'sw' }],
] as const)('in %s, the titles "%s" and "%s" give the title and its language', (lang, titleEn, titleSw, title) => {
  expect(titleIn(lang, { titleEn, titleSw })).toEqual(title);
});
