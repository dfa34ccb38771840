import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { Settings as SettingsSchema } from '#shared/contracts/settings.schemas.ts';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import { identityProviders } from '#shared/identity-providers.ts';
import { socialNetworks, socialSettings } from '#shared/social-networks.ts';
import { settingsVersions } from './tables.ts';

export type Settings = z.output<typeof SettingsSchema>;

/** They apply until an admin changes them. */
const defaultSettings: Settings = {
  usdToKesRate: 110,
  // Approximate: amounts in EUR and GBP are only shown, never charged.
  usdToEurRate: 0.92,
  usdToGbpRate: 0.79,
  holdMinutes: 60,
  commissionPercent: 12,
  // Zero until an admin sets them: which taxes apply depends on the business.
  commissionVatPercent: 0,
  tourismLevyPercent: 0,
  withholdingTaxPercent: 0,
  // An example from the tariff of M-Pesa: the result of a payment to a customer does not say which fee was taken.
  b2cFeeKes: 11,
  // Off until an admin sets it: with one admin nothing could be moved any more.
  consentAboveCents: null,
  supportPhone: '+254 712 345 600',
  supportEmail: 'help@twende.test',
  businessName: 'Twende',
  // Empty, because a real receipt must not carry an address or a tax number that we made up.
  businessAddress: '',
  businessPin: '',
  facebookUrl: '',
  instagramUrl: '',
  xUrl: '',
  tiktokUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  takesBookings: true,
  takesRequests: true,
  takesCards: true,
  takesMpesa: true,
  takesRegistrations: true,
  takesApplications: true,
  takesPoints: true,
};

const latestVersion = statement<Record<never, never>, { version: number; text: string }>(
  'latest-settings',
  () => sql`select version, "values"::text as text from ${settingsVersions} order by version desc limit 1`,
);

const readLatest = async (db: DbOrTx) => (await latestVersion.rows(db, {}))[0] ?? { version: 0, text: '{}' };

/** What admins have set, and the number of that version; 0 before the first change. */
export async function getSettingsVersion(db: DbOrTx): Promise<{ version: number; values: Record<string, unknown> }> {
  const { version, text } = await readLatest(db);
  return { version, values: JSON.parse(text) };
}

/** The settings with their defaults where an admin has set nothing. */
export const withDefaults = (values: Record<string, unknown>): Settings =>
  SettingsSchema.parse({ ...defaultSettings, ...values });

/** As they were last read: checking them takes longer than reading them. */
let checked: { text: string; settings: Settings } | undefined;

/** The text of the latest version, or null, within a statement that reads other things as well; for `settingsIn`. */
export const settingsText = sql`(select "values"::text from ${settingsVersions} order by version desc limit 1)`;

/** Whole shillings a dollar, within a statement that reads other things as well. */
export const usdToKesNow = sql<number>`coalesce((select ("values" ->> 'usdToKesRate')::bigint from ${settingsVersions} order by version desc limit 1), ${sql.raw(String(defaultSettings.usdToKesRate))})`;

/** The settings by their text in the database. */
export function settingsIn(text: string | null): Settings {
  const found = text ?? '{}';
  if (checked?.text !== found) checked = { text: found, settings: withDefaults(JSON.parse(found)) };
  return checked.settings;
}

/** The settings in force now. Read from the database each time, so a change needs no restart of any process. */
export const getSettings = async (db: DbOrTx): Promise<Settings> => settingsIn((await readLatest(db)).text);

/** Who issues receipts; `pin` is the tax number. With `invented` the address or tax number is the demo's, which papers state. */
export interface Business {
  name: string;
  address: string;
  pin: string;
  invented: boolean;
}

/** The business as an admin has set it. Address and tax number that are not set are empty, or the demo's own in the demo. */
export async function getBusiness({ db, demo }: App): Promise<Business> {
  const { businessName: name, businessAddress: address, businessPin: pin } = await getSettings(db);
  if (!demo) return { name, address, pin, invented: false };
  return {
    name,
    address: address || demo.business.address,
    pin: pin || demo.business.pin,
    invented: !address || !pin,
  };
}

/**
 * The settings for every page: contact details, our pages on other sites, the rates by which prices are shown, what providers give, whether payments are simulated, and
 * the demo's accounts if there are any.
 */
export async function getPublicSettings(app: App): Promise<PublicSettings> {
  const settings = await getSettings(app.readDb);
  const { supportPhone, supportEmail, usdToKesRate, usdToEurRate, usdToGbpRate } = settings;
  const { card, mpesa } = app.config;
  return {
    supportPhone,
    supportEmail,
    social: socialSettings
      .filter((setting) => settings[setting] !== '')
      .map((setting) => ({ name: socialNetworks[setting].name, url: settings[setting] })),
    rates: { KES: usdToKesRate, EUR: usdToEurRate, GBP: usdToGbpRate },
    fees: {
      commission: settings.commissionPercent,
      tourismLevy: settings.tourismLevyPercent,
      withholdingTax: settings.withholdingTaxPercent,
    },
    takes: {
      registrations: settings.takesRegistrations,
      applications: settings.takesApplications,
      points: settings.takesPoints,
      cards: app.stripe !== undefined && settings.takesCards,
      mpesa: app.daraja !== undefined && settings.takesMpesa,
    },
    sandbox: { card: card.mode === 'sandbox', mpesa: mpesa.mode === 'sandbox' },
    demo: app.config.demo,
    publicDemo: app.config.publicDemo,
    identityProviders: identityProviders.filter((provider) => app.identity[provider]),
    demoAccounts: app.demo ? [...app.demo.accounts] : [],
  };
}
