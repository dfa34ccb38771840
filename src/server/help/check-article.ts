import { AppError } from '#shared/errors.ts';
import { helpLimits, unknownPlaceholders } from '#shared/help-rules.ts';
import { langs } from '#shared/languages.ts';
import { bodyProblem } from './render-article.ts';

type InLanguages = Record<(typeof langs)[number], string>;

/** The texts of an article as they are sent. */
export interface SentTexts {
  title: InLanguages;
  summary: InLanguages;
  body: InLanguages;
  questions: InLanguages;
}

/**
 * Checks what the schema cannot: placeholders, links and headings.
 * @throws AppError invalid_input with `fields['<field>.<language>']`
 */
export function checkArticle(texts: SentTexts): void {
  const fields: Record<string, string> = {};
  for (const lang of langs) {
    const problems = {
      title: /[{}]/.test(texts.title[lang]) ? 'help_title' : undefined,
      summary: placeholderProblem(texts.summary[lang]),
      body: placeholderProblem(texts.body[lang]) ?? bodyProblem(texts.body[lang]),
      questions: questionsProblem(texts.questions[lang]),
    };
    for (const [name, problem] of Object.entries(problems)) if (problem) fields[`${name}.${lang}`] = problem;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

const placeholderProblem = (text: string): string | undefined =>
  unknownPlaceholders(text).length > 0 ? 'help_placeholder' : undefined;

function questionsProblem(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length > helpLimits.questions || lines.some((each) => each.length > helpLimits.question)) {
    return 'help_questions';
  }
  return undefined;
}
