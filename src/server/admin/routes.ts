import { restorePerson, suspendPerson } from '#server/accounts/suspend-person.ts';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import { SuspendRequest } from '#shared/contracts/accounts.schemas.ts';
import { restorePersonCall, suspendPersonCall } from '#shared/contracts/accounts.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  SettingsAnswer,
  SettingsChanges,
  SettingsChangesQuery,
  SettingsRequest,
} from '#shared/contracts/settings.schemas.ts';
import { listSettingsChangesCall, updateSettingsCall } from '#shared/contracts/settings.ts';
import { listSettingsChanges } from './settings-changes.ts';

/** The calls with which admins suspend people and change settings. */
export function adminRoutes(http: Http, app: App): void {
  http.route({
    call: suspendPersonCall,
    schemas: { params: IdParams, body: SuspendRequest, answer: Done },
    access: 'admin',
    recentSignIn: true,
    summary: 'Suspend a person, which ends all their sessions at once',
    tag: 'admin',
    handler: async ({ person, params, body }) => {
      await suspendPerson(app, person, { personId: params.id, reason: body.reason });
      return { success: true as const };
    },
  });
  http.route({
    call: restorePersonCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    recentSignIn: true,
    summary: 'End the suspension of a person',
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
    // Rates, commission and taxes decide where money goes.
    recentSignIn: true,
    summary: 'Change settings; absent ones stay',
    tag: 'admin',
    handler: async ({ person, body }) => ({ settings: await updateSettings(app, person, body) }),
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
