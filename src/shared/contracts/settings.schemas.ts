import { z } from 'zod';
import { identityProviders } from '../identity-providers.ts';
import { internationalPhone } from '../phone.ts';
import { roles } from '../rights.ts';
import { isSocialAddress, type SocialSetting } from '../social-networks.ts';
import { readAmount, readDecimal } from '../typed-amount.ts';
import { ReasonText } from './common.schemas.ts';
import { pageOf, pageQuery } from './lists.schemas.ts';

const displayRate = z
  .number('amount_invalid')
  .min(0.0001, 'number_small')
  .max(10_000, 'number_large')
  .multipleOf(0.0001, 'decimals_four');

/** A percentage with at most two decimals; rounding errors such as that of 0.1 + 0.2 are refused. */
const percent = z
  .number('amount_invalid')
  .min(0, 'number_small')
  .max(50, 'number_large')
  .multipleOf(0.01, 'decimals_two')
  .refine((value) => Math.round(value * 100) / 100 === value, 'decimals_two');

const whole = (least: number, most: number) =>
  z.int('number_whole').min(least, 'number_small').max(most, 'number_large');

const socialAddress = (setting: SocialSetting) =>
  z
    .string()
    .trim()
    .max(200, 'too_long')
    .refine((address) => address === '' || isSocialAddress(setting, address), 'social_invalid')
    .meta({ description: "The https address of our page on the network's own site; empty: not shown." });

/** Everything that an admin can set. A change applies without a restart. */
export const Settings = z
  .object({
    usdToKesRate: whole(1, 100_000).meta({ description: 'Whole shillings that M-Pesa charges for one dollar.' }),
    usdToEurRate: displayRate.meta({ description: 'Euros that one dollar is shown as; nothing is charged by it.' }),
    usdToGbpRate: displayRate.meta({ description: 'Pounds that one dollar is shown as; nothing is charged by it.' }),
    holdMinutes: whole(1, 24 * 60).meta({ description: 'How long a pending booking holds its places.' }),
    commissionPercent: percent.meta({ description: 'Our share of the price; frozen on each booking.' }),
    commissionVatPercent: percent.meta({
      description: 'VAT contained in our commission; 0: none. Frozen on each booking.',
    }),
    tourismLevyPercent: percent.meta({
      description: "Levy on the price, out of the provider's share; 0: none. Frozen on each booking.",
    }),
    withholdingTaxPercent: percent.meta({
      description: "Tax that is kept back from the provider's share; 0: none. Frozen on each booking.",
    }),
    b2cFeeKes: whole(0, 1_000).meta({
      description: 'Whole shillings that M-Pesa takes from us for sending money to a phone.',
    }),
    consentAboveCents: z
      .int()
      .nullable()
      .meta({ description: 'US cents above which a second admin has to consent when money is moved; null: never.' }),
    supportPhone: z.string(),
    supportEmail: z.email('email_invalid').max(254, 'too_long'),
    businessName: z
      .string()
      .trim()
      .min(1, 'business_missing')
      .max(120, 'too_long')
      .meta({ description: 'Who issues receipts.' }),
    businessAddress: z.string().trim().max(300, 'too_long').meta({ description: 'On receipts; empty: left out.' }),
    businessPin: z
      .string()
      .trim()
      .regex(/^([A-Z]\d{9}[A-Z])?$/, 'pin_invalid')
      .meta({ description: 'The PIN of the Kenya Revenue Authority, on receipts; empty: left out.' }),
    facebookUrl: socialAddress('facebookUrl'),
    instagramUrl: socialAddress('instagramUrl'),
    xUrl: socialAddress('xUrl'),
    tiktokUrl: socialAddress('tiktokUrl'),
    youtubeUrl: socialAddress('youtubeUrl'),
    whatsappUrl: socialAddress('whatsappUrl'),
    takesBookings: z.boolean().meta({
      description: 'Whether anything can be booked or asked for. Existing bookings and requests go on.',
    }),
    takesRequests: z.boolean().meta({
      description: 'Whether listings that are booked by request can be asked for. Open requests go on.',
    }),
    takesCards: z.boolean().meta({
      description: 'Whether a card payment can begin. Those under way, refunds and disputes go on.',
    }),
    takesMpesa: z.boolean().meta({
      description: 'Whether an M-Pesa payment can begin. Those under way, refunds and payouts go on.',
    }),
    takesRegistrations: z.boolean().meta({ description: 'Whether accounts can be made. Signing in goes on.' }),
    takesApplications: z.boolean().meta({
      description: 'Whether an application as a host can be begun. Those that were begun go on.',
    }),
    takesPoints: z.boolean().meta({
      description: 'Whether points can pay for a new booking. Earning and returning points goes on.',
    }),
  })
  .meta({ id: 'Settings' });

export const SettingsAnswer = z.object({ settings: Settings });
/** `sendsLetters` is false in production without a mail server: no letter reaches anybody. */
export const SettingsInForce = SettingsAnswer.extend({
  version: z.number().meta({ description: 'Of these settings; 0 before the first change.' }),
  sendsLetters: z.boolean(),
  nobodyConsents: z.boolean().meta({
    description: 'An amount needs another admin’s consent, and no other admin can give it to the caller.',
  }),
  ratesAlone: z.object({ least: z.number(), most: z.number() }).meta({
    description:
      'The shillings for a dollar that one admin may set alone while `consentAboveCents` is set; none where `least` is above `most`.',
  }),
});
/** What has stricter rules when it is set than when it is read: a value that was set before them is still read. */
const checked = {
  supportPhone: z
    .string()
    .trim()
    .max(40, 'too_long')
    .overwrite((typed) => internationalPhone(typed) ?? typed)
    .refine((phone) => internationalPhone(phone) !== undefined, 'phone_any')
    .meta({
      description: 'A Kenyan number, or one of another country with + in front; kept in its international form.',
    }),
  consentAboveCents: z
    .int('dollars_whole')
    .multipleOf(100, 'dollars_whole')
    .min(0, 'number_small')
    .max(100_000_000, 'number_large')
    .nullable()
    .meta({
      description:
        'US cents above which a second admin has to consent when money is moved, of whole dollars; null: never.',
    }),
};
/** Absent settings stay as they are. */
export const SettingsRequest = Settings.extend(checked)
  .partial()
  .extend({
    version: z.int().min(0).optional().meta({
      description:
        'The version of the settings that were looked at. If they have changed since, the call is refused (`changed_meanwhile`). Absent: whatever is there now.',
    }),
    reason: ReasonText.optional().meta({ description: 'Why, where another admin has to consent.' }),
  });

type Typed<Schema extends z.ZodType> = z.ZodPipe<z.ZodTransform<unknown, string>, Schema>;
const typedWith = <Schema extends z.ZodType>(read: (typed: string) => unknown, schema: Schema): Typed<Schema> =>
  z.transform(read).pipe(schema) as Typed<Schema>;

const { usdToKesRate, holdMinutes, b2cFeeKes, consentAboveCents, ...others } = Settings.extend(checked).shape;
/** Whole dollars; nothing typed switches it off. */
const readConsentAmount = (typed: string) => (typed.trim() === '' ? null : Number(readAmount(typed)) * 100);
const { usdToEurRate, usdToGbpRate, ...rest } = others;
const { commissionPercent, commissionVatPercent, tourismLevyPercent, withholdingTaxPercent, ...texts } = rest;

/** Settings as an admin types them; a form has some of them. */
export const SettingsForm = z
  .object({
    usdToKesRate: typedWith(readAmount, usdToKesRate),
    usdToEurRate: typedWith(readDecimal, usdToEurRate),
    usdToGbpRate: typedWith(readDecimal, usdToGbpRate),
    holdMinutes: typedWith(readAmount, holdMinutes),
    commissionPercent: typedWith(readDecimal, commissionPercent),
    commissionVatPercent: typedWith(readDecimal, commissionVatPercent),
    tourismLevyPercent: typedWith(readDecimal, tourismLevyPercent),
    withholdingTaxPercent: typedWith(readDecimal, withholdingTaxPercent),
    b2cFeeKes: typedWith(readAmount, b2cFeeKes),
    consentAboveCents: typedWith(readConsentAmount, consentAboveCents),
    ...texts,
  })
  .partial();

const Value = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** Earlier changes of the settings, newest first. */
export const SettingsChangesQuery = pageQuery({});
export const SettingsChanges = pageOf(
  z.object({
    version: z.number(),
    at: z.string(),
    by: z.string().nullable().meta({ description: 'The name of the admin; null for a command on the machine.' }),
    changes: z.array(z.object({ name: Settings.keyof(), from: Value, to: Value })),
  }),
);

const DemoAccount = z.object({ role: z.enum(roles), email: z.string(), password: z.string() });

export const PublicSettings = z.object({
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Our pages on other sites, those that are set. */
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  /** The value of one dollar in each other display currency; M-Pesa charges by the rate of KES. */
  rates: z.object({ KES: z.number(), EUR: z.number(), GBP: z.number() }),
  /** What providers give of the price, in per cent: our commission, and taxes that we keep back; 0: none. */
  fees: z.object({ commission: z.number(), tourismLevy: z.number(), withholdingTax: z.number() }),
  /** What can be begun at the moment; an admin may have switched it off. */
  takes: z.object({
    ...{ registrations: z.boolean(), applications: z.boolean(), points: z.boolean() },
    ...{ cards: z.boolean(), mpesa: z.boolean() },
  }),
  /** True where the method uses the simulator, so that no money moves. */
  sandbox: z.object({ card: z.boolean(), mpesa: z.boolean() }),
  demo: z.boolean(),
  /** A demo that others can reach: everybody knows its passwords. */
  publicDemo: z.boolean(),
  /** Offered on the login page in demo mode; else empty. */
  identityProviders: z
    .array(z.enum(identityProviders))
    .meta({ description: 'Whose accounts people can sign in with.' }),
  demoAccounts: z.array(DemoAccount),
});
