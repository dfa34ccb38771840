import { call } from '../call.ts';
import type { SessionAnswer } from './accounts.schemas.ts';
import type { Done } from './common.schemas.ts';
import type {
  CodeSignInRequest,
  ConfirmationRequest,
  EnrolmentRequest,
  EnrolmentStarted,
  ProofRequest,
  RecoveryCodes,
  SecondFactorAnswer,
} from './second-factor.schemas.ts';

export type SecondFactor = (typeof SecondFactorAnswer)['_zod']['output'];
export type Enrolment = (typeof EnrolmentStarted)['_zod']['output'];

export const codeSignInCall = call<{ body: typeof CodeSignInRequest; answer: typeof SessionAnswer }>(
  'POST',
  '/api/auth/login/second-factor',
);
export const getSecondFactorCall = call<{ answer: typeof SecondFactorAnswer }>('GET', '/api/auth/second-factor');
export const startSecondFactorCall = call<{ body: typeof EnrolmentRequest; answer: typeof EnrolmentStarted }>(
  'POST',
  '/api/auth/second-factor/start',
);
export const confirmSecondFactorCall = call<{ body: typeof ConfirmationRequest; answer: typeof RecoveryCodes }>(
  'POST',
  '/api/auth/second-factor/confirm',
);
export const renewRecoveryCodesCall = call<{ body: typeof ProofRequest; answer: typeof RecoveryCodes }>(
  'POST',
  '/api/auth/second-factor/recovery-codes',
);
export const turnOffSecondFactorCall = call<{ body: typeof ProofRequest; answer: typeof Done }>(
  'POST',
  '/api/auth/second-factor/turn-off',
);
