import type { Service } from '#shared/contracts/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { answerTypeOf, isStandardQuestion, type ListingQuestion } from '#shared/questions.ts';
import { textIn } from './text-in.ts';

type ShownQuestion = Service['questions'][number];

/** A question in the given language; where its provider has written it in the other one only, in that. */
export function questionIn(lang: Lang, { id, required, own }: ListingQuestion): ShownQuestion {
  const type = answerTypeOf({ id, own });
  if (own) {
    const { text, textLang } = textIn(lang, own.text);
    const choices = own.choices.map((choice) => textIn(textLang, choice).text);
    return { id, type, required, text, hint: '', textLang, choices };
  }
  if (!isStandardQuestion(id)) throw new RangeError(`There is no standard question ${id}`);
  const text = translate(lang, 'questions', `standard.${id}`);
  return { id, type, required, text, hint: translate(lang, 'questions', `hint.${id}`), textLang: lang, choices: [] };
}
