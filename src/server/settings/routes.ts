import type { App } from '#server/app.ts';
import { sendsLetters } from '#server/config/config.ts';
import type { Http } from '#server/http/route.ts';
import { PublicSettings, SettingsInForce } from '#shared/contracts/settings.schemas.ts';
import { getSettingsCall, publicSettingsCall } from '#shared/contracts/settings.ts';
import { getPublicSettings, getSettingsVersion, withDefaults } from './queries.ts';

/** The settings that pages show, and those in force for admins. */
export function settingsRoutes(http: Http, app: App): void {
  http.kept({
    call: publicSettingsCall,
    schemas: { answer: PublicSettings },
    summary:
      'Our contact details, our pages on other sites, the rates by which prices are shown, and whether this is a demo',
    tag: 'settings',
    shows: () => ({ subjects: ['settings'] }),
    handler: () => getPublicSettings(app),
  });
  http.route({
    call: getSettingsCall,
    schemas: { answer: SettingsInForce },
    access: 'admin',
    summary: 'The settings in force, and whether letters reach people',
    tag: 'admin',
    handler: async () => {
      const { version, values } = await getSettingsVersion(app.db);
      return { settings: withDefaults(values), version, sendsLetters: sendsLetters(app.config) };
    },
  });
}
