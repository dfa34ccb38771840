import type { App } from '#server/app.ts';
import { getSettings } from '#server/settings/queries.ts';
import { findText, type Texts, type Values } from '#shared/i18n/texts.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { findOwnTexts } from '../texts/text-queries.ts';
import { type LetterContent, renderLetter } from './render-letter.ts';

/** A text of the namespace `mail`, put into words when the letter is written: an admin may have worded it otherwise. */
export interface Sentence {
  key: KeyOf<'mail'>;
  values: Values;
}

export const say = (key: KeyOf<'mail'>, values: Values = {}): Sentence => ({ key, values });

/** A sentence of ours, or what somebody has typed, such as a reason. */
type Said = Sentence | string;

/** What a letter says. Facts and the button are fixed. */
export interface LetterWords extends Omit<LetterContent, 'paragraphs' | 'after' | 'footer'> {
  paragraphs: Said[];
  after?: Said[];
}

/** Writes a letter with the texts that admins have worded as they are now, and ours elsewhere. */
export async function writeLetter(
  app: App,
  subject: Said,
  { paragraphs, after, ...content }: LetterWords,
): Promise<ReturnType<typeof renderLetter>> {
  const { lang } = content;
  const [own, footer] = await Promise.all([findOwnTexts(app.db, lang), letterFooter(app, lang)]);
  const inWords = (said: Said) => (typeof said === 'string' ? said : sentenceIn(lang, own, said));
  return renderLetter(inWords(subject), {
    ...content,
    paragraphs: paragraphs.map(inWords),
    ...(after && { after: after.map(inWords) }),
    footer,
  });
}

/** @param own the texts that admins have worded, by their keys in the catalogue */
const sentenceIn = (lang: Lang, own: Texts, { key, values }: Sentence): string =>
  findText(lang, own, key, values) ?? translate(lang, 'mail', key, values);

/** The last lines of every letter: our contact details, and in the demo that no money moves. */
async function letterFooter(app: App, lang: Lang): Promise<string[]> {
  const { supportEmail, supportPhone } = await getSettings(app.db);
  const help = translate(lang, 'mail', 'footer.help', { email: supportEmail, phone: supportPhone });
  return app.config.demo ? [help, translate(lang, 'mail', 'footer.demo')] : [help];
}
