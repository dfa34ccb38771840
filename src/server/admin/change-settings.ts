import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { GivenConsent } from '#server/consents/permit-move.ts';
import type { Settings } from '#server/settings/queries.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { SettingsRequest } from '#shared/contracts/settings.schemas.ts';
import { checkMoneySettings } from './check-money-settings.ts';

/**
 * Changes settings for an admin.
 * @returns the settings then in force   @throws as `checkMoneySettings`
 */
export function changeSettings(
  app: App,
  person: { id: string },
  { reason: _, ...changes }: z.output<typeof SettingsRequest>,
  { consent }: { consent?: GivenConsent | undefined } = {},
): Promise<Settings> {
  // Of an absent setting the key is absent as well.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return updateSettings(app, person, given, {
    check: (tx, change) => checkMoneySettings(tx, person, { ...change, consent }),
  });
}
