import { z } from 'zod';
import { publicLine, publicLines } from './plain.schemas.ts';

/** One line of a provider's words on public pages, without addresses of other sites and phone numbers. */
export const line = (most: number) => z.string().trim().max(most, 'too_long').check(publicLine);

/** The same in several lines. */
export const text = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most, 'too_long').check(publicLines()));

/** A text in each language; an empty one counts as absent. */
export const inLanguages = <Schema extends z.ZodType<string>>(schema: Schema) => {
  const one = schema.nullish().transform((typed) => typed || null);
  return z.object({ en: one, sw: one });
};
