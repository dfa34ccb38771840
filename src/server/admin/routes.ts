import { SuspendRequest } from '#shared/contracts/accounts.schemas.ts';
import { restorePersonCall, suspendPersonCall } from '#shared/contracts/accounts.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { SettingsAnswer, SettingsRequest } from '#shared/contracts/settings.schemas.ts';
import { updateSettingsCall } from '#shared/contracts/settings.ts';
import { checkRecentSignIn } from '../accounts/recent-sign-in.ts';
import { restorePerson, suspendPerson } from '../accounts/suspend-person.ts';
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';
import { updateSettings } from '../settings/update-settings.ts';

export function adminRoutes(http: Http, app: App): void {
  http.route({
    call: suspendPersonCall,
    schemas: { params: IdParams, body: SuspendRequest, answer: Done },
    access: 'admin',
    summary: 'Keep a person out: every session of theirs ends at once',
    tag: 'admin',
    handler: async ({ person, params, body }) => {
      await suspendPerson(app, person, params.id, body.reason);
      return { success: true as const };
    },
  });
  http.route({
    call: restorePersonCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    summary: 'Let a suspended person in again',
    tag: 'admin',
    handler: async ({ person, params }) => {
      await restorePerson(app, person, params.id);
      return { success: true as const };
    },
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
