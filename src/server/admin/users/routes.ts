import { startPasswordReset } from '#server/accounts/ask-password-reset.ts';
import { changeRole } from '#server/accounts/change-role.ts';
import { endSessions } from '#server/accounts/end-sessions.ts';
import { removeWayIn, type WayIn } from '#server/accounts/remove-way-in.ts';
import { removeFactor } from '#server/accounts/second-factor/remove-factor.ts';
import { sendVerification } from '#server/accounts/send-verification.ts';
import { restorePerson, suspendPerson } from '#server/accounts/suspend-person.ts';
import { takeAvatarDown } from '#server/accounts/take-avatar-down.ts';
import type { App } from '#server/app.ts';
import { voidRequestsOf } from '#server/consents/void-requests-of.ts';
import type { InSameTx, Tx } from '#server/db/client.ts';
import type { Http } from '#server/http/route.ts';
import {
  AdminUser,
  AdminUsersPage,
  AdminUsersQuery,
  PhoneAnswer,
  RemoveAvatarRequest,
  RemoveFactorRequest,
  RemoveIdentityRequest,
  RemovePasskeyRequest,
  RoleRequest,
  SuspendRequest,
} from '#shared/contracts/admin-users.schemas.ts';
import {
  changeRoleCall,
  endSessionsCall,
  getUserCall,
  listUsersCall,
  removeAvatarOfCall,
  removeFactorCall,
  removeIdentityOfCall,
  removePasskeyOfCall,
  restorePersonCall,
  sendVerificationCall,
  startPasswordResetCall,
  suspendPersonCall,
  viewPhoneCall,
} from '#shared/contracts/admin-users.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { listUsers } from './list-queries.ts';
import { getAdminUser } from './user-queries.ts';
import { viewPhone } from './view-phone.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;
const recentSignIn = true;
const done = { success: true as const };

/** The calls with which admins find people, look at an account, and act on it. */
export function adminUserRoutes(http: Http, app: App): void {
  readingRoutes(http, app);
  pictureRoute(http, app);
  accessRoutes(http, app);
  signingRoutes(http, app);
  wayInRoutes(http, app);
}

function readingRoutes(http: Http, app: App): void {
  http.route({
    call: listUsersCall,
    schemas: { query: AdminUsersQuery, answer: AdminUsersPage },
    access,
    summary: 'Everybody with an account, those who registered last first; by name, `order` is best `asc`',
    tag,
    handler: ({ query }) => listUsers(app, query),
  });
  http.route({
    call: getUserCall,
    schemas: { params: IdParams, answer: AdminUser },
    access,
    summary: 'One person: profile, bookings, businesses, open sessions, points, and what the audit log says of them',
    tag,
    handler: ({ person, params, caller }) => getAdminUser(app, { id: params.id, by: person, lang: caller.lang }),
  });
  http.route({
    call: viewPhoneCall,
    schemas: { params: IdParams, answer: PhoneAnswer },
    access,
    summary: 'The phone of a person; that it was seen is recorded. 404 also where the account has none',
    tag,
    handler: async ({ person, params }) => ({ phone: await viewPhone(app, person, params.id) }),
  });
}

/** What others see of a person. */
function pictureRoute(http: Http, app: App): void {
  http.route({
    call: removeAvatarOfCall,
    schemas: { params: IdParams, body: RemoveAvatarRequest, answer: Done },
    access,
    summary: 'Delete the picture of a person, who may add another. 404 also where there is none',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const removal = { personId: params.id, reason: body.reason };
      await takeAvatarDown(app, person, removal, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}

/** Ends what somebody has asked other admins to consent to as well. */
const withRequests =
  (app: App, id: string, { by, inSameTx }: { by: { id: string }; inSameTx: InSameTx<typeof done> }): InSameTx =>
  async (tx) => {
    await voidRequestsOf(tx, { id, by: by.id, at: app.clock.now() });
    await inSameTx(tx, done);
  };

/** Whether a person may sign in, and what they may do then. */
function accessRoutes(http: Http, app: App): void {
  http.route({
    call: suspendPersonCall,
    schemas: { params: IdParams, body: SuspendRequest, answer: Done },
    access,
    recentSignIn,
    summary:
      'Suspend a person, which ends all their sessions at once and mails them the reason; their bookings stay. Nobody suspends themselves or the last admin',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const suspension = { personId: params.id, reason: body.reason };
      await suspendPerson(app, person, suspension, {
        inSameTx: withRequests(app, params.id, { by: person, inSameTx }),
      });
      return done;
    },
  });
  http.route({
    call: restorePersonCall,
    schemas: { params: IdParams, answer: Done },
    access,
    recentSignIn,
    summary: 'End the suspension of a person, and mail them so',
    tag,
    idempotent,
    handler: async ({ person, params, inSameTx }) => {
      await restorePerson(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: changeRoleCall,
    schemas: { params: IdParams, body: RoleRequest, answer: Done },
    access,
    recentSignIn,
    summary:
      'Give a person another role, which holds from their next call on. Nobody changes their own, and one admin stays',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const end =
        body.role === 'admin' ? (tx: Tx) => inSameTx(tx, done) : withRequests(app, params.id, { by: person, inSameTx });
      await changeRole(app, person, { personId: params.id, ...body }, { inSameTx: end });
      return done;
    },
  });
}

/** Sessions, and the address and codes by which a person signs in. */
function signingRoutes(http: Http, app: App): void {
  http.route({
    call: removeFactorCall,
    schemas: { params: IdParams, body: RemoveFactorRequest, answer: Done },
    access,
    recentSignIn,
    summary:
      'Remove the second factor of somebody who has lost phone and recovery codes, and mail them so; nobody removes their own here',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const removal = { personId: params.id, reason: body.reason };
      await removeFactor(app, person, removal, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: endSessionsCall,
    schemas: { params: IdParams, answer: Done },
    access,
    recentSignIn,
    summary: 'Sign a person out on all devices; of one’s own sessions the one that asks goes on',
    tag,
    idempotent,
    handler: async ({ person, params, inSameTx }) => {
      const isOwn = params.id === person.id;
      const end = isOwn ? (tx: Tx) => inSameTx(tx, done) : withRequests(app, params.id, { by: person, inSameTx });
      await endSessions(app, person, params.id, { inSameTx: end });
      return done;
    },
  });
  http.route({
    call: startPasswordResetCall,
    schemas: { params: IdParams, answer: Done },
    access,
    recentSignIn,
    summary:
      'Mail a person a link by which they choose a new password; at most three in an hour. The old one works until then',
    tag,
    idempotent,
    handler: async ({ person, params, inSameTx }) => {
      await startPasswordReset(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: sendVerificationCall,
    schemas: { params: IdParams, answer: Done },
    access,
    summary:
      'Mail a person another link that verifies their address; at most three in an hour, and refused once it is verified',
    tag,
    idempotent,
    handler: async ({ person, params, inSameTx }) => {
      await sendVerification(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}

interface RemovalAsked {
  person: { id: string };
  params: { id: string };
  body: WayIn & { reason: string };
  inSameTx: InSameTx<typeof done>;
}

/** The accounts elsewhere and passkeys by which a person signs in. */
function wayInRoutes(http: Http, app: App): void {
  const common = { access, recentSignIn, tag, idempotent } as const;
  const handler = async ({ person, params: { id }, body, inSameTx }: RemovalAsked) => {
    const end = { inSameTx: withRequests(app, id, { by: person, inSameTx }) };
    await removeWayIn(app, person, { personId: id, ...body }, end);
    return done;
  };
  http.route({
    ...common,
    call: removeIdentityOfCall,
    schemas: { params: IdParams, body: RemoveIdentityRequest, answer: Done },
    summary:
      'Unlink a Google or Facebook account of a person, which ends all their sessions and mails them so. Never the last way to sign in, nor one’s own',
    handler,
  });
  http.route({
    ...common,
    call: removePasskeyOfCall,
    schemas: { params: IdParams, body: RemovePasskeyRequest, answer: Done },
    summary:
      'Remove a passkey of a person, which ends all their sessions and mails them so. Never the last way to sign in, nor one’s own',
    handler,
  });
}
