import type { Lang } from '#shared/languages.ts';

/** The title in the asked language, else in the other, and which of them it is. */
export function titleIn(
  lang: Lang,
  { titleEn, titleSw }: { titleEn: string | null; titleSw: string | null },
): { title: string; textLang: Lang } {
  const textLang = (lang === 'en' && titleEn) || !titleSw ? 'en' : 'sw';
  return { title: (textLang === 'en' ? titleEn : titleSw) ?? '', textLang };
}
