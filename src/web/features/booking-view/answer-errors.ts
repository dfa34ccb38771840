/** What is wrong with answers, by question. */
export type AnswerErrors = Readonly<Record<string, string | undefined>>;

const field = 'answers.';

/** The messages of a refused call that are about answers, by question; undefined where there are none. */
export function answerErrorsIn(fields: Readonly<Record<string, string>>): AnswerErrors | undefined {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(field));
  return own.length > 0 ? Object.fromEntries(own.map(([name, text]) => [name.slice(field.length), text])) : undefined;
}
