import { PublicSettings, SettingsAnswer, SettingsRequest } from '#shared/contracts/settings.schemas.ts';
import { getSettingsCall, publicSettingsCall, updateSettingsCall } from '#shared/contracts/settings.ts';
import { checkRecentSignIn } from '../accounts/recent-sign-in.ts';
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';
import { getPublicSettings, getSettings } from './queries.ts';
import { updateSettings } from './update-settings.ts';

export function settingsRoutes(http: Http, app: App): void {
  http.route({
    call: publicSettingsCall,
    schemas: { answer: PublicSettings },
    access: 'public',
    summary: 'How to reach us, by which rates prices are shown, and whether this is a demo',
    tag: 'settings',
    handler: () => getPublicSettings(app),
  });
  http.route({
    call: getSettingsCall,
    schemas: { answer: SettingsAnswer },
    access: 'admin',
    summary: 'The settings in force',
    tag: 'admin',
    handler: async () => ({ settings: await getSettings(app.db) }),
  });
  http.route({
    call: updateSettingsCall,
    schemas: { body: SettingsRequest, answer: SettingsAnswer },
    access: 'admin',
    summary: 'Change settings; what is not sent stays',
    tag: 'admin',
    handler: async ({ person, body }) => {
      // Rates, commission and taxes decide where money goes.
      await checkRecentSignIn(app, person);
      return { settings: await updateSettings(app, person, body) };
    },
  });
}
