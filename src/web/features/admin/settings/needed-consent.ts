import { type ConsentAct, consentedSettings } from '#shared/consent-acts.ts';
import type { Settings, SettingsInForce } from '#shared/contracts/settings.ts';

interface Now {
  settings: Settings;
  /** The rates that one admin may set alone; absent: not read yet. */
  ratesAlone: SettingsInForce['ratesAlone'] | undefined;
}

/** What a second admin has to agree to before the settings become what is wanted. */
export function neededConsent({ settings, ratesAlone }: Now, wanted: Partial<Settings>): ConsentAct | undefined {
  const { consentAboveCents: now } = settings;
  const { consentAboveCents: amount, usdToKesRate: rate } = wanted;
  if (now === null) return undefined;
  if (amount !== undefined && (amount === null || amount > now)) return 'settings.amount';
  if (consentedSettings.some((name) => wanted[name] !== undefined)) return 'settings.money';
  if (rate === undefined || !ratesAlone) return undefined;
  return rate < ratesAlone.least || rate > ratesAlone.most ? 'settings.money' : undefined;
}
