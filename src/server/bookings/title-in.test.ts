import { expect, test } from 'vitest';
import { titleIn } from './title-in.ts';

test.each([
  ['en', 'Dhow trip', 'Safari ya dau', { title: 'Dhow trip', textLang: 'en' }],
  ['sw', 'Dhow trip', 'Safari ya dau', { title: 'Safari ya dau', textLang: 'sw' }],
  ['sw', 'Dhow trip', null, { title: 'Dhow trip', textLang: 'en' }],
  ['en', '', 'Safari ya dau', { title: 'Safari ya dau', textLang: 'sw' }],
] as const)('in %s, of "%s" and "%s", the title and the language it is in', (lang, titleEn, titleSw, title) => {
  expect(titleIn(lang, { titleEn, titleSw })).toEqual(title);
});
