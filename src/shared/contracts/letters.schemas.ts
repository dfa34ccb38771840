import { z } from 'zod';
import { langs } from '../languages.ts';
import { letterReaders } from '../letter-texts.ts';

const Language = z.enum(langs);

const LetterItem = z.object({
  name: z.string(),
  title: z
    .string()
    .meta({ description: 'Its subject, or what its sentences are about where several letters share them.' }),
  to: z.enum(letterReaders),
  changed: z.boolean().meta({ description: 'Whether an admin has worded one of its texts.' }),
});

export const LettersAnswer = z.object({ items: z.array(LetterItem) });

export const LetterParams = z.object({ letter: z.string().max(60) });

const perLanguage = <Value extends z.ZodType>(value: Value) => z.object({ en: value, sw: value });

/** A letter with its texts, ours and those of admins. */
export const Letter = LetterItem.extend({
  texts: z.array(
    z.object({
      key: z.string(),
      isSubject: z.boolean(),
      marks: z.array(z.string()).meta({ description: 'The values that it takes, each of which must stand in it.' }),
      ours: perLanguage(z.string()),
      own: perLanguage(z.string().nullable()).meta({ description: 'As an admin has worded it; null: ours is used.' }),
    }),
  ),
  changes: z
    .array(
      z.object({
        at: z.string(),
        by: z.string().nullable(),
        texts: z.array(
          z.object({
            language: Language,
            key: z.string(),
            from: z.string().nullable().meta({ description: 'null: ours.' }),
            to: z.string().nullable(),
          }),
        ),
      }),
    )
    .meta({ description: 'The newest 20; the audit log has all.' }),
});

/** Texts in place of ours; white space is made single. */
export const LetterTextsRequest = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        key: z.string().max(100),
        language: Language,
        text: z
          .string()
          .max(4000, 'too_long')
          .overwrite((text) => text.replace(/\s+/g, ' ').trim())
          .nullable()
          .meta({ description: 'null: ours again.' }),
        was: z.string().max(4000).nullable().optional().meta({
          description:
            '`own` as it was looked at. If it has changed since, the call is refused (`changed_meanwhile`). Absent: whatever is there now.',
        }),
      }),
    )
    .max(100),
});

const Preview = z.object({ subject: z.string(), text: z.string() });
/** The letter as plain text, with values made up. */
export const LetterPreview = perLanguage(Preview);
