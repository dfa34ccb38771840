import type { App } from '#server/app.ts';
import type { LetterPreview, LetterTexts } from '#shared/contracts/letters.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { fillIn, type Values } from '#shared/i18n/texts.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatKes, kes } from '#shared/money.ts';
import { writeLetter } from '../layout/write-letter.ts';
import { checkTexts, type WantedText } from './change-letter.ts';
import { isSubject, keysOf, type LetterName, type MailKey, oursIn } from './letter-catalogue.ts';
import { findAllOwnTexts } from './text-queries.ts';

/** Values made up, one for each mark of our texts. */
const exampleValues = (lang: Lang): Values => ({
  reference: 'BK-2026-142',
  date: formatDate(calendarDate('2026-12-24'), lang),
  amount: formatKes(kes(18_400), lang),
  email: 'amina@example.com',
  name: 'Acacia Dawn Safaris',
  title: 'Maasai Mara',
  document: translate(lang, 'provider-documents', 'type.kra_pin'),
  member: 'Njeri Kamau',
  by: 'Otieno Ouma',
  inviter: 'Otieno Ouma',
  author: 'Nekesa Wafula',
  what: `${translate(lang, 'mail', 'fact.refund')}: ${formatKes(kes(18_400), lang)}`,
  reason: lang === 'en' ? 'The guest fell ill.' : 'Mgeni aliugua.',
  count: 3,
});

/**
 * A letter in both languages with these texts, those of admins and ours elsewhere, and values made up. It has all of its
 * sentences; one that is sent has those that fit its case. Nothing is stored or sent.
 * @throws AppError not_found, invalid_input, as `checkTexts` does
 */
export async function previewLetter(app: App, name: string, texts: LetterTexts): Promise<LetterPreview> {
  const { letter, wanted } = checkTexts(name, texts);
  const own = await findAllOwnTexts(app.db);
  const shown = async (lang: Lang) => {
    const ofLang = wanted.filter(({ language }) => language === lang);
    return written(app, letter, { lang, textOf: (key) => textFor(key, ofLang) ?? own[lang][key] ?? oursIn(lang, key) });
  };
  const [en, sw] = await Promise.all([shown('en'), shown('sw')]);
  return { en, sw };

  /** Undefined where the text is not among those that are asked for. */
  function textFor(key: MailKey, ofLang: readonly WantedText[]): string | undefined {
    const found = ofLang.find((each) => each.key === key);
    return found && (found.text ?? oursIn(found.language, key));
  }
}

async function written(
  app: App,
  letter: LetterName,
  { lang, textOf }: { lang: Lang; textOf: (key: MailKey) => string },
): Promise<{ subject: string; text: string }> {
  const values = exampleValues(lang);
  const filled = (key: MailKey) => fillIn(textOf(key), { ...values, ...(key.endsWith('_one') && { count: 1 }) }, lang);
  const keys = keysOf(letter);
  const subjects = keys.filter(isSubject).map(filled);
  const paragraphs = keys.filter((key) => !isSubject(key)).map(filled);
  const { subject, text } = await writeLetter(app, subjects.at(-1) ?? '', { lang, name: 'Amina', paragraphs });
  return { subject, text };
}
