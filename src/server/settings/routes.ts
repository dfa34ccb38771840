import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { PublicSettings } from '#shared/contracts/settings.schemas.ts';
import { publicSettingsCall } from '#shared/contracts/settings.ts';
import { getPublicSettings } from './queries.ts';

/** The settings that pages show. */
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
}
