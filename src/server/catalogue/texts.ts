import { type Lang, otherThan } from '#shared/languages.ts';
import type { services } from './tables.ts';

type ServiceRow = typeof services.$inferSelect;

/** The texts with which lists show a listing in one language; those that it lacks are taken from the other language. */
interface ItemTexts {
  /** The language of the title. */
  textLang: Lang;
  title: string;
  summary: string;
}

/** Its further texts. */
interface FurtherTexts {
  description: string;
  included: string[];
  notIncluded: string[];
  meetingPoint: string | null;
}

type Titles = Pick<ServiceRow, 'titleEn' | 'titleSw'>;

/** The language in which a listing is shown: the given one where it has a title, else the other. */
const textLangOf = (lang: Lang, row: Titles): Lang =>
  row[lang === 'en' ? 'titleEn' : 'titleSw'] ? lang : otherThan(lang);

/** What lists show of a listing's texts, in the given language where they exist, else in the other. */
export function itemTextsIn(lang: Lang, row: Titles & Pick<ServiceRow, 'summaryEn' | 'summarySw'>): ItemTexts {
  const textLang = textLangOf(lang, row);
  const text = textIn(textLang);
  return {
    textLang,
    title: text(row.titleEn, row.titleSw) ?? '',
    summary: text(row.summaryEn, row.summarySw) ?? '',
  };
}

type TextName = 'description' | 'included' | 'notIncluded' | 'meetingPoint';
type TextRow = Titles & Pick<ServiceRow, `${TextName}${'En' | 'Sw'}`>;

/** The further texts of a listing, likewise. */
export function furtherTextsIn(lang: Lang, row: TextRow): FurtherTexts {
  const textLang = textLangOf(lang, row);
  const text = textIn(textLang);
  const list = (en: string[], sw: string[]) => {
    const [own, other] = textLang === 'en' ? [en, sw] : [sw, en];
    return own.length > 0 ? own : other;
  };
  return {
    description: text(row.descriptionEn, row.descriptionSw) ?? '',
    included: list(row.includedEn, row.includedSw),
    notIncluded: list(row.notIncludedEn, row.notIncludedSw),
    meetingPoint: text(row.meetingPointEn, row.meetingPointSw),
  };
}

const textIn = (lang: Lang) => (en: string | null, sw: string | null) => (lang === 'en' ? en || sw : sw || en);
