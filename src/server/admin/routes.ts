import type { App } from '#server/app.ts';
import { sendsLetters } from '#server/config/config.ts';
import { lacksDeciders } from '#server/consents/admin-queries.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import { getSettingsVersion, withDefaults } from '#server/settings/queries.ts';
import { readRatesAlone } from '#server/settings/rate-queries.ts';
import {
  SettingsAnswer,
  SettingsChanges,
  SettingsChangesQuery,
  SettingsInForce,
  SettingsRequest,
} from '#shared/contracts/settings.schemas.ts';
import { getSettingsCall, listSettingsChangesCall, updateSettingsCall } from '#shared/contracts/settings.ts';
import { changeSettings } from './change-settings.ts';
import { listSettingsChanges } from './settings-changes.ts';

/** The calls with which admins read and change settings, and read who changed them. */
export function adminRoutes(http: Http, app: App): void {
  http.route({
    call: getSettingsCall,
    schemas: { answer: SettingsInForce },
    access: 'admin',
    summary:
      'The settings in force, whether letters reach people, whether nobody can consent, and which rates need no consent',
    tag: 'admin',
    handler: async ({ person }) => {
      const { version, values } = await getSettingsVersion(app.db);
      const settings = withDefaults(values);
      const at = app.clock.now();
      return {
        ...{ settings, version, sendsLetters: sendsLetters(app.config) },
        nobodyConsents: await lacksDeciders(app.db, settings, { askerId: person.id, at }),
        ratesAlone: await readRatesAlone(app.db, at),
      };
    },
  });
  http.route({
    call: updateSettingsCall,
    schemas: { body: SettingsRequest, answer: SettingsAnswer },
    access: 'admin',
    // Rates, commission and taxes decide where money goes.
    recentSignIn: true,
    summary: 'Change settings; absent ones stay',
    tag: 'admin',
    asksConsent: true,
    // What another admin is asked for is compared with what each setting was then, so it goes without the version.
    handler: ({ person, body: { version: seen, ...body } }) =>
      orAskConsent(app, { person, body }, async () => ({
        settings: await changeSettings(app, person, body, { seen }),
      })),
  });
  http.route({
    call: listSettingsChangesCall,
    schemas: { query: SettingsChangesQuery, answer: SettingsChanges },
    access: 'admin',
    summary: 'Earlier changes of the settings, newest first',
    tag: 'admin',
    handler: ({ query }) => listSettingsChanges(app.db, query),
  });
}
