import { asked } from './asked.ts';
import { toldInEnglish } from './told-in-english.ts';
import { toldInKiswahili } from './told-in-kiswahili.ts';

/**
 * More ways in which people ask what a help article answers, in both languages. They are compared with messages as the questions are that
 * admins write into an article.
 */
export const helpWordings = (slug: string): string[] =>
  [asked, toldInEnglish, toldInKiswahili].flatMap((wordings) => wordings[slug]?.split(' | ') ?? []);
