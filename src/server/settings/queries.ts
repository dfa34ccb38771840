import { desc } from 'drizzle-orm';
import type { z } from 'zod';
import { Settings as SettingsSchema } from '#shared/contracts/settings.schemas.ts';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import type { App } from '../app.ts';
import type { DbOrTx } from '../db/client.ts';
import { settingsVersions } from './tables.ts';

export type Settings = z.output<typeof SettingsSchema>;

/** In force until an admin says otherwise. */
const defaultSettings: Settings = {
  usdToKesRate: 110,
  // Approximate and set by us: what converts by these two is only shown.
  usdToEurRate: 0.92,
  usdToGbpRate: 0.79,
  holdMinutes: 60,
  commissionPercent: 12,
  // Off until an admin says otherwise.
  commissionVatPercent: 0,
  tourismLevyPercent: 0,
  withholdingTaxPercent: 0,
  // An example of the tariff's band; its Result does not name what was taken.
  b2cFeeKes: 11,
  supportPhone: '+254 712 345 600',
  supportEmail: 'help@twende.test',
  businessName: 'Twende',
  // Nobody's real receipt may carry an address or a tax number that we made up.
  businessAddress: '',
  businessPin: '',
};

/** What an admin has set so far, and the number of that version; 0 before the first change. */
export async function getSettingsVersion(db: DbOrTx): Promise<{ version: number; values: Record<string, unknown> }> {
  const [latest] = await db
    .select({ version: settingsVersions.version, values: settingsVersions.values })
    .from(settingsVersions)
    .orderBy(desc(settingsVersions.version))
    .limit(1);
  return latest ?? { version: 0, values: {} };
}

/** The settings with their defaults where an admin has set nothing. */
export const withDefaults = (values: Record<string, unknown>): Settings =>
  SettingsSchema.parse({ ...defaultSettings, ...values });

/** The settings in force now: one row by primary key, so a change needs no restart of any process. */
export async function getSettings(db: DbOrTx): Promise<Settings> {
  const { values } = await getSettingsVersion(db);
  return withDefaults(values);
}

/** Who issues receipts; `pin` is the tax number. `invented`: some of it is the demo's, and the paper says so. */
export interface Business {
  name: string;
  address: string;
  pin: string;
  invented: boolean;
}

const demoBusiness = { address: 'Acacia House, Demo Avenue 14, 00100 Nairobi, Kenya', pin: 'P000000000X' };

/** As an admin has set it; what they have not is left out, and made up in the demo. */
export async function getBusiness(app: App): Promise<Business> {
  const { businessName: name, businessAddress: address, businessPin: pin } = await getSettings(app.db);
  if (!app.config.demo) return { name, address, pin, invented: false };
  return {
    name,
    address: address || demoBusiness.address,
    pin: pin || demoBusiness.pin,
    invented: !address || !pin,
  };
}

/** The accounts that the demo's seed makes and its login page offers; see product.md, section 4. */
export const demoAccounts: PublicSettings['demoAccounts'] = [
  { role: 'user', email: 'amina@twende.test', password: 'Karibu2026!' },
  { role: 'provider', email: 'baraka@twende.test', password: 'Karibu2026!' },
  { role: 'admin', email: 'admin@twende.test', password: 'Karibu2026!' },
];

/**
 * What every page may know: how to reach us, by which rates prices are shown, whether money moves, and the demo's
 * accounts where there are any.
 */
export async function getPublicSettings(app: App): Promise<PublicSettings> {
  const { supportPhone, supportEmail, usdToKesRate, usdToEurRate, usdToGbpRate } = await getSettings(app.readDb);
  const { card, mpesa, demo } = app.config;
  return {
    supportPhone,
    supportEmail,
    rates: { KES: usdToKesRate, EUR: usdToEurRate, GBP: usdToGbpRate },
    sandbox: { card: card.mode === 'sandbox', mpesa: mpesa.mode === 'sandbox' },
    demo,
    demoAccounts: demo ? demoAccounts : [],
  };
}
