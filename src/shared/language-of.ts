import type { Lang } from './languages.ts';

/** Words that are frequent in one of our languages and mean nothing in the other. */
const frequent: Record<Lang, ReadonlySet<string>> = {
  en: new Set(
    (
      'the and is are was were you your we our they it this that for with from have has had will would can could of to in ' +
      'what when where how there please thanks thank hello hi yes not be been do does any if or but my me which about'
    ).split(' '),
  ),
  sw: new Set(
    (
      'na ya wa kwa ni katika za la cha vya yangu yako yetu yenu wetu wangu wako je habari asante karibu tafadhali sana ndiyo ' +
      'hapana sawa leo kesho jana mimi wewe sisi ninyi hii hiyo hizi gani lini wapi vipi kama lakini pia au tuna nina una ' +
      'tunaweza naweza unaweza mnaweza tutafika nataka tunataka siku watu watoto chakula bei safari mambo shikamoo nzuri'
    ).split(' '),
  ),
};

/** In which of our languages a text seems to be written, by its frequent words; null where that is not clear. */
export function languageOf(text: string): Lang | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (lang: Lang) => words.filter((word) => frequent[lang].has(word)).length;
  const [en, sw] = [count('en'), count('sw')];
  if (en === sw) return null;
  return en > sw ? 'en' : 'sw';
}
