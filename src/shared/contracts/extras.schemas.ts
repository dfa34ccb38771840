import { z } from 'zod';
import { extraCharges, extraLimits as limits, readExtrasText } from '../extras.ts';
import { langs } from '../languages.ts';
import { GUESTS_MAX } from '../quote.ts';
import { Price } from './prices.schemas.ts';
import { inLanguages, line } from './texts.schemas.ts';

const TextLang = z.enum(langs);
const Charged = z.enum(extraCharges).meta({
  description:
    'Whether it is charged once, for each guest who takes it, for each night or day of the stay, or for each of both.',
});
const idLength = 40;

/** What is added to a booking, in a body. */
export const ExtrasChosen = z
  .array(
    z.object({
      id: z.string().max(idLength),
      count: z.int('number_whole').min(1, 'number_small').max(GUESTS_MAX, 'number_large').meta({
        description: 'How many of it; where it is charged by guest, how many guests take it.',
      }),
    }),
  )
  .max(limits.chosen, 'too_many')
  .meta({ description: 'What is added for money, by the ids of the listing’s `extras`; without it nothing.' });

/** The same in an address: `9f86d081884c7d65:2`; empty text is none. */
export const ExtrasText = z
  .string()
  .max(limits.chosen * (idLength + 7))
  .transform((text, context) => {
    const chosen = text === '' ? undefined : readExtrasText(text);
    if (text !== '' && !chosen) context.addIssue({ code: 'custom', message: 'extra_unknown' });
    return chosen;
  })
  .meta({ description: 'What is added for money, as `id:count` separated by commas.' });

/** An extra as the editor sends it. */
const ExtraSent = z
  .object({
    name: inLanguages(line(limits.name)).refine(({ en, sw }) => en !== null || sw !== null, {
      error: 'extra_unnamed',
      path: ['en'],
    }),
    description: inLanguages(line(limits.description)).default({ en: null, sw: null }),
    charged: Charged,
    price: Price,
    maxCount: z
      .int('number_whole')
      .min(1, 'number_small')
      .max(limits.count, 'number_large')
      .nullish()
      .transform((count) => count ?? 1)
      .meta({ description: 'How many a booking may have; of no meaning where it is charged by guest. By default 1.' }),
  })
  .meta({ id: 'ExtraSent' });

/** What may be added for money, in the order in which it is offered. */
export const ExtrasSent = z.array(ExtraSent).max(limits.extras, 'too_many');

/** The form of the editor's part. */
export const ExtrasForm = z.object({ extras: ExtrasSent });

const nullable = z.string().nullable();
const texts = z.object({ en: nullable, sw: nullable });
const offered = {
  id: z.string(),
  charged: Charged,
  price: z.number(),
  maxCount: z.number().nullable().meta({ description: 'Null where it is charged by guest.' }),
};

/** An extra with its words in both languages, for whoever edits or approves the listing. */
export const ListingExtra = z.object({ ...offered, name: texts, description: texts });

/** As travellers read it. */
export const ShownExtra = z
  .object({
    ...offered,
    name: z.string(),
    textLang: TextLang.meta({ description: 'The language of `name`.' }),
    description: z.string().meta({ description: 'May be empty.' }),
    descriptionLang: TextLang,
    per: z
      .string()
      .meta({ description: 'How it is charged, in the language asked for, such as “per guest and night”.' }),
  })
  .meta({ id: 'ShownExtra' });

/** What was added to a booking, or would be; each is a line of the bill. */
export const BookedExtras = z
  .array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        textLang: TextLang.meta({ description: 'The language of `name`.' }),
        charged: Charged,
        count: z.number(),
        label: z.string().meta({
          description: 'With how much of it, in the language asked for, such as “Picnic lunch, 2 people × 3 days”.',
        }),
        per: z.string().meta({ description: 'How it is charged, as of a listing.' }),
        quantity: z.number(),
        unitPrice: z.number(),
        amount: z.number(),
      })
      .meta({ id: 'BookedExtra' }),
  )
  .meta({
    description:
      'What is added to the stay for money, as it was when it was added. One of which more was added at another price stands here once for each price.',
  });
