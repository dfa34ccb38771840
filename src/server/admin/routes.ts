import { SuspendRequest } from '#shared/contracts/accounts.schemas.ts';
import { restorePersonCall, suspendPersonCall } from '#shared/contracts/accounts.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { restorePerson, suspendPerson } from '../accounts/suspend-person.ts';
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';

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
}
