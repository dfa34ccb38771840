import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { publicProblem } from './plain.schemas.ts';

/** The fields below which words stand that strangers read; what else a listing has, such as dates and kinds, are no words. */
const wordFields = new Set(['en', 'sw', 'name', 'location']);

interface Words {
  path: (string | number)[];
  text: string;
}

function wordsIn(value: unknown, path: Words['path'] = [], isText = false): Words[] {
  if (typeof value === 'string') return isText ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => wordsIn(one, [...path, place], isText));
  return Object.entries(value).flatMap(([name, one]) => wordsIn(one, [...path, name], wordFields.has(name)));
}

/** What is wrong with the words of `sent` that the same field of `present` does not have, as `publicProblem` says, with where they stand. */
function problemsOf(sent: object, present: object): (Words & { message: string })[] {
  const before = new Map(Object.entries(present));
  return Object.entries(sent).flatMap(([field, value]) => {
    const kept = new Set(wordsIn(before.get(field), [], wordFields.has(field)).map(({ text }) => text.trim()));
    return wordsIn(value, [field], wordFields.has(field)).flatMap((words) => {
      const message = kept.has(words.text) ? undefined : publicProblem(words.text);
      return message === undefined ? [] : [{ ...words, message }];
    });
  });
}

/**
 * Judges the texts of a form that are others than those of `present`, which may be older than the rule.
 * @param present with the same fields; where there is none, all texts are new
 */
export const changedTexts =
  (present: object = {}): z.core.CheckFn<object> =>
  ({ value, issues }) => {
    for (const { path, text, message } of problemsOf(value, present)) {
      issues.push({ code: 'custom', input: text, path, message });
    }
  };

/**
 * The same of what is sent, for the server.
 * @param readPresent reads what is stored, in the fields in which it is sent; asked only where a text would be refused
 * @throws AppError invalid_input with the fields whose changed texts have an address or a phone number
 */
export async function checkChangedTexts(sent: object, readPresent: () => Promise<object>): Promise<void> {
  if (problemsOf(sent, {}).length === 0) return;
  const problems = problemsOf(sent, await readPresent());
  if (problems.length === 0) return;
  const fields = problems.map(({ path, message }) => [path.join('.'), message]);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}
