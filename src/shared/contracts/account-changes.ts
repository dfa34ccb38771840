// Apart from the other calls of accounts, because those are in what every page loads first, and few pages need these.
import type { z } from 'zod';
import { call } from '../call.ts';
import type {
  ChangePasswordRequest,
  CheckResetAnswer,
  CheckResetRequest,
  ForgotPasswordRequest,
  OwnSessionsAnswer,
  PreferencesRequest,
  ProfileRequest,
  ResetPasswordRequest,
  RestoreEmailRequest,
  TakeBackRequest,
  UserAnswer,
  VerifyEmailAnswer,
  VerifyEmailRequest,
} from './accounts.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';

export type OwnSessions = z.output<typeof OwnSessionsAnswer>['sessions'];

export const updateProfileCall = call<{ body: typeof ProfileRequest; answer: typeof UserAnswer }>(
  'PUT',
  '/api/auth/profile',
);
export const updatePreferencesCall = call<{ body: typeof PreferencesRequest; answer: typeof UserAnswer }>(
  'PUT',
  '/api/auth/preferences',
);
/** Stores a picture of oneself; the one before is deleted. */
export const changeAvatarCall = call<{ answer: typeof UserAnswer }>('POST', '/api/auth/avatar');
export const removeAvatarCall = call<{ answer: typeof UserAnswer }>('DELETE', '/api/auth/avatar');
export const verifyEmailCall = call<{ body: typeof VerifyEmailRequest; answer: typeof VerifyEmailAnswer }>(
  'POST',
  '/api/auth/verify-email',
);
export const sendOwnVerificationCall = call<{ answer: typeof Done }>('POST', '/api/auth/verification');
export const restoreEmailCall = call<{ body: typeof RestoreEmailRequest; answer: typeof Done }>(
  'POST',
  '/api/auth/restore-email',
);
export const takeBackCall = call<{ body: typeof TakeBackRequest; answer: typeof Done }>('POST', '/api/auth/take-back');
export const forgotPasswordCall = call<{ body: typeof ForgotPasswordRequest; answer: typeof Done }>(
  'POST',
  '/api/auth/forgot-password',
);
export const resetPasswordCall = call<{ body: typeof ResetPasswordRequest; answer: typeof Done }>(
  'POST',
  '/api/auth/reset-password',
);
/** Whether the link still works, before somebody types a password. */
export const checkResetCall = call<{ body: typeof CheckResetRequest; answer: typeof CheckResetAnswer }>(
  'POST',
  '/api/auth/reset-password/check',
);
export const changePasswordCall = call<{ body: typeof ChangePasswordRequest; answer: typeof Done }>(
  'PUT',
  '/api/auth/password',
);
export const listOwnSessionsCall = call<{ answer: typeof OwnSessionsAnswer }>('GET', '/api/auth/sessions');
/** Ends all sessions but the one in which it is asked. */
export const endOtherSessionsCall = call<{ answer: typeof Done }>('DELETE', '/api/auth/sessions');
export const endOwnSessionCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/auth/sessions/:id',
);
