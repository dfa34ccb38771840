import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { SessionAnswer } from '#shared/contracts/accounts.schemas.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import {
  CodeSignInRequest,
  ConfirmationRequest,
  EnrolmentRequest,
  EnrolmentStarted,
  ProofRequest,
  RecoveryCodes,
  SecondFactorAnswer,
} from '#shared/contracts/second-factor.schemas.ts';
import {
  codeSignInCall,
  confirmSecondFactorCall,
  getSecondFactorCall,
  renewRecoveryCodesCall,
  startSecondFactorCall,
  turnOffSecondFactorCall,
} from '#shared/contracts/second-factor.ts';
import { browserOf, keepDevice } from '../caller-browser.ts';
import { renewRecoveryCodes, turnOff } from './change-factor.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';
import { getSecondFactor } from './factor-queries.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { startEnrolment } from './start-enrolment.ts';

const tag = 'accounts';
const access = 'signed_in';

/** The calls with which people sign in by a code, and set up, look at and turn off their second factor. */
export function secondFactorRoutes(http: Http, app: App): void {
  http.route({
    call: codeSignInCall,
    schemas: { body: CodeSignInRequest, answer: SessionAnswer },
    access: 'public',
    summary: 'After `second_factor_required`: sign in by a code of the authenticator app, or by a recovery code',
    tag,
    handler: async ({ body, caller }) => {
      const session = await signInWithCode(app, body, browserOf(caller));
      await keepDevice(app, caller, session.user);
      return session;
    },
  });
  http.route({
    call: getSecondFactorCall,
    schemas: { answer: SecondFactorAnswer },
    access,
    summary: 'Whether a code is asked for after the password, since when, and how many recovery codes are left',
    tag,
    handler: ({ person }) => getSecondFactor(app, person),
  });
  changingRoutes(http, app);
}

/** What asks for the password again. */
function changingRoutes(http: Http, app: App): void {
  http.route({
    call: startSecondFactorCall,
    schemas: { body: EnrolmentRequest, answer: EnrolmentStarted },
    access,
    summary: 'Make a key for an authenticator app; it counts once a code is given from it, within an hour',
    tag,
    handler: ({ person, body, caller }) => startEnrolment(app, person, body.currentPassword, browserOf(caller)),
  });
  http.route({
    call: confirmSecondFactorCall,
    schemas: { body: ConfirmationRequest, answer: RecoveryCodes },
    access,
    summary:
      'Turn the second factor on by the app’s first code; every other session ends. The recovery codes are shown once',
    tag,
    handler: async ({ person, body, caller }) => ({
      recoveryCodes: await confirmEnrolment(app, person, { code: body.code, browser: browserOf(caller) }),
    }),
  });
  http.route({
    call: renewRecoveryCodesCall,
    schemas: { body: ProofRequest, answer: RecoveryCodes },
    access,
    summary: 'Make ten new recovery codes; all others work no more',
    tag,
    handler: async ({ person, body, caller }) => ({
      recoveryCodes: await renewRecoveryCodes(app, person, body, browserOf(caller)),
    }),
  });
  http.route({
    call: turnOffSecondFactorCall,
    schemas: { body: ProofRequest, answer: Done },
    access,
    summary: 'Turn the second factor off; from then on the password is enough',
    tag,
    handler: async ({ person, body, caller }) => {
      await turnOff(app, person, body, browserOf(caller));
      return { success: true as const };
    },
  });
}
