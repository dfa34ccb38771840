import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { GivenConsent } from '#server/consents/permit-move.ts';
import type { Settings } from '#server/settings/queries.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { SettingsRequest } from '#shared/contracts/settings.schemas.ts';
import { checkMoneySettings } from './check-money-settings.ts';

interface ChangeOptions {
  /** The version that the admin has seen; absent: whatever is there now. */
  seen?: number | undefined;
  consent?: GivenConsent | undefined;
}

/**
 * Changes settings for an admin.
 * @returns the settings then in force   @throws as `updateSettings` and `checkMoneySettings`
 */
export function changeSettings(
  app: App,
  person: { id: string },
  { reason: _, ...changes }: Omit<z.output<typeof SettingsRequest>, 'version'>,
  { seen, consent }: ChangeOptions = {},
): Promise<Settings> {
  // Of an absent setting the key is absent as well.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return updateSettings(app, person, given, {
    seen,
    check: (tx, change) => checkMoneySettings(tx, person, { ...change, consent }),
  });
}
