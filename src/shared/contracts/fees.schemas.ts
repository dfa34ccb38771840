import { z } from 'zod';
import { langs } from '../languages.ts';
import { feeTimes, onSiteFeeLimits as limits } from '../on-site-fees.ts';
import { type GuestKind, guestKinds } from '../party.ts';
import { chargeCurrencies } from '../payment-methods.ts';
import { inLanguages, line } from './texts.schemas.ts';

const Kind = z.enum(guestKinds);
const TextLang = z.enum(langs);
const Times = z.enum(feeTimes).meta({ description: 'Whether a guest pays it once, or for each night or day.' });
const Currency = z.enum(chargeCurrencies);

/** NaN is what a form has for an empty field, and null what it sends. */
const Amount = z
  .union([z.nan().transform(() => null), z.null(), z.number()])
  .pipe(z.null().or(z.number().min(0, 'fee_large').max(limits.amount, 'fee_large')))
  .transform((amount) => amount && Math.round(amount * 100) / 100);

const FeeSent = z.object({
  name: inLanguages(line(limits.name)).refine(({ en, sw }) => en !== null || sw !== null, {
    error: 'fee_unnamed',
    path: ['en'],
  }),
  times: Times,
  amounts: z
    .partialRecord(Kind, Amount)
    .refine((amounts) => typeof amounts.non_resident === 'number', { error: 'fee_missing', path: ['non_resident'] })
    .meta({
      description:
        'What one guest pays: non-residents in dollars; residents and citizens in shillings. Who has no amount pays as the adults of their kind, and where these have none as non-residents, children as children if these have an amount. Children have amounts only where the price is per person.',
    }),
});

/** What guests pay at the place besides the price, as the editor sends it. */
export const OnSiteFeesSent = z.array(FeeSent).max(limits.fees, 'too_many');

const Amounts = z.partialRecord(z.enum(guestKinds as readonly GuestKind[]), z.number());

/** The same with its names in both languages, for whoever edits the listing. */
export const OnSiteFee = z.object({
  name: z.object({ en: z.string().nullable(), sw: z.string().nullable() }),
  times: Times,
  amounts: Amounts,
});

/** As travellers read it. */
export const ShownFee = z
  .object({
    name: z.string(),
    textLang: TextLang,
    times: Times,
    amounts: Amounts.meta({ description: 'In dollars for non-residents, else in shillings.' }),
  })
  .meta({ id: 'OnSiteFee' });

const Sum = z.object({ currency: Currency, amount: z.number() });

/** What the guests of a stay pay on the spot, to the place itself. No part of any total; nothing of it passes through us. */
export const OnSite = z
  .object({
    charges: z.array(
      Sum.extend({
        fee: z.string(),
        textLang: TextLang.meta({ description: 'The language of `fee`.' }),
        label: z.string().meta({
          description: 'Who pays it, in the language asked for, such as “2 adults, Kenya residents × 3 days”.',
        }),
      }),
    ),
    totals: z.array(Sum).meta({ description: 'In each currency.' }),
  })
  .nullable()
  .meta({ description: 'Null where nothing is paid on the spot.' });
