import type { Lang } from '#shared/languages.ts';
import type { services } from './tables.ts';

type ServiceRow = typeof services.$inferSelect;

/** The texts of a listing in one language; texts that it lacks are taken from the other language. */
interface ServiceTexts {
  /** The language of the title. */
  textLang: Lang;
  title: string;
  summary: string;
  description: string;
  included: string[];
  notIncluded: string[];
  meetingPoint: string | null;
}

/** A listing's texts in the given language where they exist, else in the other. */
export function textsIn(lang: Lang, row: ServiceRow): ServiceTexts {
  const textLang = row[lang === 'en' ? 'titleEn' : 'titleSw'] ? lang : otherThan(lang);
  const text = (en: string | null, sw: string | null) => (textLang === 'en' ? en || sw : sw || en);
  const list = (en: string[], sw: string[]) => {
    const [own, other] = textLang === 'en' ? [en, sw] : [sw, en];
    return own.length > 0 ? own : other;
  };
  return {
    textLang,
    title: text(row.titleEn, row.titleSw) ?? '',
    summary: text(row.summaryEn, row.summarySw) ?? '',
    description: text(row.descriptionEn, row.descriptionSw) ?? '',
    included: list(row.includedEn, row.includedSw),
    notIncluded: list(row.notIncludedEn, row.notIncludedSw),
    meetingPoint: text(row.meetingPointEn, row.meetingPointSw),
  };
}

const otherThan = (lang: Lang): Lang => (lang === 'en' ? 'sw' : 'en');
