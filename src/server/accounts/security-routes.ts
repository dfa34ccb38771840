import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  changePasswordCall,
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
} from '#shared/contracts/account-changes.ts';
import { ChangePasswordRequest, OwnSessionsAnswer } from '#shared/contracts/accounts.schemas.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { browserOf, keepDevice } from './caller-browser.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

const tag = 'accounts';
const access = 'signed_in';
const done = { success: true as const };

/** The calls with which whoever is signed in changes their password, and sees and ends their sessions. */
export function securityRoutes(http: Http, app: App): void {
  http.route({
    call: changePasswordCall,
    schemas: { body: ChangePasswordRequest, answer: Done },
    access,
    summary:
      'Change the password; every other session ends. A wrong present one is 401 `wrong_credentials` with `fields.currentPassword`',
    tag,
    handler: async ({ person, body, caller }) => {
      await changePassword(app, person, body, browserOf(caller));
      await keepDevice(app, caller, person);
      return done;
    },
  });
  http.route({
    call: listOwnSessionsCall,
    schemas: { answer: OwnSessionsAnswer },
    access,
    summary: 'Where the person is signed in',
    tag,
    handler: async ({ person }) => ({ sessions: await listOwnSessions(app, person) }),
  });
  http.route({
    call: endOtherSessionsCall,
    schemas: { answer: Done },
    access,
    summary: 'End all sessions of the person but this one',
    tag,
    handler: async ({ person }) => {
      await endOtherSessions(app, person);
      return done;
    },
  });
  http.route({
    call: endOwnSessionCall,
    schemas: { params: IdParams, answer: Done },
    access,
    summary: 'End one of the person’s sessions',
    tag,
    handler: async ({ person, params }) => {
      await endOwnSession(app, person, params.id);
      return done;
    },
  });
}
