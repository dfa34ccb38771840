import { call } from '../call.ts';
import type {
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
  SuspendRequest,
  UserAnswer,
  User as UserSchema,
} from './accounts.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';

export type User = (typeof UserSchema)['_zod']['output'];

export const meCall = call<{ answer: typeof UserAnswer }>('GET', '/api/auth/me');
export const loginCall = call<{ body: typeof LoginRequest; answer: typeof SessionAnswer }>('POST', '/api/auth/login');
export const registerCall = call<{ body: typeof RegisterRequest; answer: typeof SessionAnswer }>(
  'POST',
  '/api/auth/register',
  201,
);
export const logoutCall = call<{ answer: typeof Done }>('POST', '/api/auth/logout');
export const suspendPersonCall = call<{ params: typeof IdParams; body: typeof SuspendRequest; answer: typeof Done }>(
  'POST',
  '/api/admin/users/:id/suspend',
);
export const restorePersonCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'POST',
  '/api/admin/users/:id/restore',
);
