import type { App } from '#server/app.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Http } from '#server/http/route.ts';
import {
  checkResetCall,
  forgotPasswordCall,
  resetPasswordCall,
  restoreEmailCall,
  sendOwnVerificationCall,
  takeBackCall,
  updatePreferencesCall,
  updateProfileCall,
  verifyEmailCall,
} from '#shared/contracts/account-changes.ts';
import {
  CheckResetAnswer,
  CheckResetRequest,
  ForgotPasswordRequest,
  LoginRequest,
  PreferencesRequest,
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  RestoreEmailRequest,
  SessionAnswer,
  TakeBackRequest,
  UserAnswer,
  VerifyEmailAnswer,
  VerifyEmailRequest,
} from '#shared/contracts/accounts.schemas.ts';
import { loginCall, logoutCall, meCall, registerCall } from '#shared/contracts/accounts.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { currencyCookie, isCurrency } from '#shared/currencies.ts';
import { askPasswordReset } from './ask-password-reset.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { browserOf, keepDevice } from './caller-browser.ts';
import { restoreEmail } from './email-change.ts';
import { verifyEmail } from './email-verification.ts';
import { identityRoutes } from './identities/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { getUser } from './queries.ts';
import { registerPerson } from './register.ts';
import { resetPassword, resetWorks } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { takeBack } from './second-factor/take-back-link.ts';
import { securityRoutes } from './security-routes.ts';
import { sendOwnVerification } from './send-verification.ts';
import { signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateProfile } from './update-profile.ts';

/** The calls with which people register, sign in and out, and read and change their own account. */
export function accountsRoutes(http: Http, app: App): void {
  sessionRoutes(http, app);
  secondFactorRoutes(http, app);
  identityRoutes(http, app);
  passkeyRoutes(http, app);
  profileRoutes(http, app);
  avatarRoutes(http, app);
  takingBackRoutes(http, app);
  passwordRoutes(http, app);
  securityRoutes(http, app);
}

/** Registration, sign-in and sign-out. */
function sessionRoutes(http: Http, app: App): void {
  http.route({
    call: registerCall,
    schemas: { body: RegisterRequest, answer: SessionAnswer },
    access: 'public',
    summary: 'Create an account and sign in',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      const chosen = caller.cookies[currencyCookie.name];
      const currency = isCurrency(chosen) ? chosen : undefined;
      const session = await registerPerson(app, {
        ...body,
        language: caller.lang,
        currency,
        userAgent: caller.userAgent,
        address: caller.ip,
      });
      await keepDevice(app, caller, session.user);
      return session;
    },
  });
  http.route({
    call: loginCall,
    schemas: { body: LoginRequest, answer: SessionAnswer },
    access: 'public',
    summary:
      'Sign in with e-mail and password; 401 `second_factor_required` with a challenge where a code is asked for, too',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      const session = await signIn(app, body, browserOf(caller));
      await keepDevice(app, caller, session.user);
      return session;
    },
  });
  http.route({
    call: logoutCall,
    schemas: { answer: Done },
    access: 'signed_in',
    summary: 'End this session',
    tag: 'accounts',
    handler: async ({ person }) => {
      await signOut(app, person);
      return { success: true as const };
    },
  });
}

/** The account of whoever is signed in, and the verification of its address. */
function profileRoutes(http: Http, app: App): void {
  http.route({
    call: meCall,
    schemas: { answer: UserAnswer },
    access: 'signed_in',
    summary: 'The account of whoever is signed in, with the providers that they are members of',
    tag: 'accounts',
    handler: async ({ person }) => ({ user: await getUser(app.db, app.secrets, person.id) }),
  });
  http.route({
    call: updateProfileCall,
    schemas: { body: ProfileRequest, answer: UserAnswer },
    access: 'signed_in',
    summary: 'Save the profile; absent fields stay, null clears; another address needs `currentPassword`',
    tag: 'accounts',
    handler: async ({ person, body, caller }) => ({
      user: await updateProfile(app, person, body, browserOf(caller)),
    }),
  });
  http.route({
    call: updatePreferencesCall,
    schemas: { body: PreferencesRequest, answer: UserAnswer },
    access: 'signed_in',
    summary: 'Save preferences; absent ones stay',
    tag: 'accounts',
    handler: async ({ person, body }) => ({ user: await updatePreferences(app, person, body) }),
  });
  http.route({
    call: sendOwnVerificationCall,
    schemas: { answer: Done },
    access: 'signed_in',
    summary: 'Mail another link that verifies the own e-mail address, at most three an hour',
    tag: 'accounts',
    handler: async ({ person }) => {
      await sendOwnVerification(app, person);
      return { success: true as const };
    },
  });
  http.route({
    call: verifyEmailCall,
    schemas: { body: VerifyEmailRequest, answer: VerifyEmailAnswer },
    access: 'public',
    summary: 'Verify an e-mail address by the link that was sent to it',
    tag: 'accounts',
    handler: async ({ body }) => ({ success: true as const, ...(await verifyEmail(app, body.token)) }),
  });
}

/** What the links of letters do, by which whoever reads the mailbox takes an account back. */
function takingBackRoutes(http: Http, app: App): void {
  http.route({
    call: restoreEmailCall,
    schemas: { body: RestoreEmailRequest, answer: Done },
    access: 'public',
    summary: 'Undo a change of the e-mail address by the link that was sent to the old one, and set a new password',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      await keepUnlessAsked(app, caller, await restoreEmail(app, body));
      return { success: true as const };
    },
  });
  http.route({
    call: takeBackCall,
    schemas: { body: TakeBackRequest, answer: Done },
    access: 'public',
    summary:
      'Undo that a second factor was turned on, and what followed, by the link in the letter about it, and set a new password; not for admins',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      await keepUnlessAsked(app, caller, await takeBack(app, body));
      return { success: true as const };
    },
  });
}

/**
 * Whoever has chosen a new password by a link reads the mailbox, but where a code is asked for too they have not given one:
 * as a known browser they would have more tries at it.
 */
async function keepUnlessAsked(app: App, caller: Caller, { id, asksCode }: { id: string; asksCode: boolean }) {
  if (!asksCode) await keepDevice(app, caller, { id });
}

/** A forgotten password, without being signed in. */
function passwordRoutes(http: Http, app: App): void {
  http.route({
    call: forgotPasswordCall,
    schemas: { body: ForgotPasswordRequest, answer: Done },
    access: 'public',
    summary: 'Have a link mailed by which a new password is chosen; the same answer whether or not there is an account',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      await askPasswordReset(app, { email: body.email, address: caller.ip });
      return { success: true as const };
    },
  });
  http.route({
    call: checkResetCall,
    schemas: { body: CheckResetRequest, answer: CheckResetAnswer },
    access: 'public',
    summary: 'Whether the link that was mailed for a new password still works',
    tag: 'accounts',
    handler: async ({ body }) => ({ works: await resetWorks(app, body) }),
  });
  http.route({
    call: resetPasswordCall,
    schemas: { body: ResetPasswordRequest, answer: Done },
    access: 'public',
    summary: 'Choose a new password by the link that was mailed; every session ends',
    tag: 'accounts',
    handler: async ({ body, caller }) => {
      await keepUnlessAsked(app, caller, await resetPassword(app, body));
      return { success: true as const };
    },
  });
}
