import { z } from 'zod';
import { langs } from '../languages.ts';
import { type FeeKind, feeKinds, feeTimes, onSiteFeeLimits as limits } from '../on-site-fees.ts';
import { CHILD_UNTIL_MAX } from '../party.ts';
import { chargeCurrencies } from '../payment-methods.ts';
import { isWholeCents } from '../whole-cents.ts';
import { inLanguages, line } from './texts.schemas.ts';

const Kind = z.enum(feeKinds);
const TextLang = z.enum(langs);
const Times = z.enum(feeTimes).meta({ description: 'Whether a guest pays it once, or for each night or day.' });
const Currency = z.enum(chargeCurrencies);

/** NaN is what a form has for an empty field, and null what it sends. */
const Amount = z
  .union([z.nan().transform(() => null), z.null(), z.number()])
  .pipe(
    z.null().or(z.number().min(0, 'fee_large').max(limits.amount, 'fee_large').refine(isWholeCents, 'amount_decimals')),
  )
  .transform((amount) => amount && Math.round(amount * 100) / 100);

const Age = (most: number) => z.int('number_whole').min(1, 'number_small').max(most, 'number_large');
const Month = z.int().min(1).max(12);

const ages = {
  freeUnder: 'Who is younger pays nothing; null: nobody is free.',
  childUntil: 'The age until which guests pay as children, which is the fee’s own; null where none do.',
};
const months = 'The months in which it is paid, both counted, also over the new year; null: all year.';

const FeeSent = z.object({
  name: inLanguages(line(limits.name)).refine(({ en, sw }) => en !== null || sw !== null, {
    error: 'fee_unnamed',
    path: ['en'],
  }),
  times: Times,
  months: z.object({ from: Month, until: Month }).nullish().meta({ description: months }),
  amounts: z.partialRecord(Kind, Amount).meta({
    description:
      'What one guest pays: residents and citizens in shillings, all others in dollars. Who has no amount pays as the adults of their kind, and where these have none as non-residents, children as children if these have an amount. Where adult non-residents have none, the amount is to be asked for. `african` are citizens of African countries beyond the East African Community, whom parties do not tell apart. No amount of children is above that of their adults.',
  }),
  freeUnder: Age(limits.freeUnder).nullish().meta({ description: ages.freeUnder }),
  childUntil: Age(CHILD_UNTIL_MAX)
    .nullish()
    .meta({ description: `${ages.childUntil} Without it the listing’s \`childUntil\` counts.` }),
});

/** What guests pay at the place besides the price, as the editor sends it. */
export const OnSiteFeesSent = z.array(FeeSent).max(limits.fees, 'too_many');

const Amounts = z.partialRecord(z.enum(feeKinds as readonly FeeKind[]), z.number());

const Rules = {
  times: Times,
  months: z.object({ from: z.number(), until: z.number() }).nullable().meta({ description: months }),
  freeUnder: z.number().nullable().meta({ description: ages.freeUnder }),
  childUntil: z.number().nullable().meta({ description: ages.childUntil }),
};

/** The same with its names in both languages, for whoever edits the listing. */
export const OnSiteFee = z.object({
  name: z.object({ en: z.string().nullable(), sw: z.string().nullable() }),
  ...Rules,
  amounts: Amounts,
});

/** As travellers read it. */
export const ShownFee = z
  .object({
    name: z.string(),
    textLang: TextLang,
    ...Rules,
    amounts: Amounts.meta({
      description:
        'In shillings for residents and citizens, else in dollars. None of non-residents: it is to be asked for.',
    }),
  })
  .meta({ id: 'OnSiteFee' });

const Sum = z.object({ currency: Currency, amount: z.number() });

const fee = { fee: z.string(), textLang: TextLang.meta({ description: 'The language of `fee`.' }) };

/** What the guests of a stay pay on the spot, to the place itself. No part of any total; nothing of it passes through us. */
export const OnSite = z
  .object({
    charges: z.array(
      z.object({
        ...fee,
        label: z.string().meta({
          description: 'Who pays it, in the language asked for, such as “2 adults, Kenya residents × 3 days”.',
        }),
        currency: Currency,
        amount: z.number().nullable().meta({ description: 'Null where it is not known and is to be asked for.' }),
      }),
    ),
    totals: z.array(Sum).meta({ description: 'In each currency, of what is known.' }),
    atMost: z.boolean().meta({
      description: 'Whether some guests may pay less by their age, which `party` does not tell; none pay more.',
    }),
    notes: z.array(z.object({ ...fee, text: z.string() })).meta({
      description: 'Who pays less than the charges say, and what: ages, and citizens of other African countries.',
    }),
  })
  .nullable()
  .meta({ description: 'Null where nothing is paid on the spot.' });
