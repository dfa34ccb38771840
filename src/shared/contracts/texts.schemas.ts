import { z } from 'zod';

/** One line of a provider's words on public pages. What of it is another than before has no address or phone number: `changedTexts`. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .refine((typed) => !/[\n\r\t]/.test(typed), 'text_plain');

/** The same in several lines. */
export const text = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most, 'too_long'));

/** A text in each language; an empty one counts as absent. */
export const inLanguages = <Schema extends z.ZodType<string>>(schema: Schema) => {
  const one = schema.nullish().transform((typed) => typed || null);
  return z.object({ en: one, sw: one });
};
