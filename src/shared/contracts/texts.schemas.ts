import { z } from 'zod';
import { isPlainLine, isPlainText } from '../plain-text.ts';

/** One line of a provider's words, without addresses of other sites. */
export const line = (most: number) => z.string().trim().max(most, 'too_long').refine(isPlainLine, 'text_plain');

/** The same in several lines. */
export const text = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most, 'too_long').refine(isPlainText, 'text_plain'));

/** A text in each language; an empty one counts as absent. */
export const inLanguages = <Schema extends z.ZodType<string>>(schema: Schema) => {
  const one = schema.nullish().transform((typed) => typed || null);
  return z.object({ en: one, sw: one });
};
