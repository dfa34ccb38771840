import { z } from 'zod';
import { roles } from '../rights.ts';

const displayRate = z.number().min(0.0001).max(10_000).multipleOf(0.0001);

/** A percentage with at most two decimals; rounding errors such as that of 0.1 + 0.2 are accepted. */
const percent = z
  .number()
  .min(0)
  .max(50)
  .multipleOf(0.01)
  .refine((value) => Math.round(value * 100) / 100 === value);

/** Everything that an admin can set. A change applies without a restart. */
export const Settings = z
  .object({
    usdToKesRate: z
      .int()
      .min(1)
      .max(100_000)
      .meta({ description: 'Whole shillings that M-Pesa charges for one dollar.' }),
    usdToEurRate: displayRate.meta({ description: 'Euros that one dollar is shown as; nothing is charged by it.' }),
    usdToGbpRate: displayRate.meta({ description: 'Pounds that one dollar is shown as; nothing is charged by it.' }),
    holdMinutes: z
      .int()
      .min(1)
      .max(24 * 60)
      .meta({ description: 'How long a pending booking holds its places.' }),
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
    b2cFeeKes: z
      .int()
      .min(0)
      .max(1_000)
      .meta({ description: 'Whole shillings that M-Pesa takes from us for sending money to a phone.' }),
    supportPhone: z.string().trim().min(3).max(40),
    supportEmail: z.email().max(254),
    businessName: z.string().trim().min(1).max(120).meta({ description: 'Who issues receipts.' }),
    businessAddress: z.string().trim().max(300).meta({ description: 'On receipts; empty: left out.' }),
    businessPin: z
      .string()
      .trim()
      .regex(/^([A-Z]\d{9}[A-Z])?$/)
      .meta({ description: 'The PIN of the Kenya Revenue Authority, on receipts; empty: left out.' }),
  })
  .meta({ id: 'Settings' });

export const SettingsAnswer = z.object({ settings: Settings });
/** `sendsLetters` is false in production without a mail server: no letter reaches anybody. */
export const SettingsInForce = SettingsAnswer.extend({ sendsLetters: z.boolean() });
/** Absent settings stay as they are. */
export const SettingsRequest = Settings.partial();

const DemoAccount = z.object({ role: z.enum(roles), email: z.string(), password: z.string() });

export const PublicSettings = z.object({
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** The value of one dollar in each other display currency; M-Pesa charges by the rate of KES. */
  rates: z.object({ KES: z.number(), EUR: z.number(), GBP: z.number() }),
  /** What providers give of the price, in per cent: our commission, and taxes that we keep back; 0: none. */
  fees: z.object({ commission: z.number(), tourismLevy: z.number(), withholdingTax: z.number() }),
  /** True where the method uses the simulator, so that no money moves. */
  sandbox: z.object({ card: z.boolean(), mpesa: z.boolean() }),
  demo: z.boolean(),
  /** A demo that others can reach: everybody knows its passwords. */
  publicDemo: z.boolean(),
  /** Offered on the login page in demo mode; else empty. */
  demoAccounts: z.array(DemoAccount),
});
