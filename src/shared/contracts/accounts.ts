import { call } from '../call.ts';
import type {
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
  UserAnswer,
  User as UserSchema,
} from './accounts.schemas.ts';
import type { Done } from './common.schemas.ts';

export type User = (typeof UserSchema)['_zod']['output'];

export const meCall = call<{ answer: typeof UserAnswer }>('GET', '/api/auth/me');
export const loginCall = call<{ body: typeof LoginRequest; answer: typeof SessionAnswer }>('POST', '/api/auth/login');
export const registerCall = call<{ body: typeof RegisterRequest; answer: typeof SessionAnswer }>(
  'POST',
  '/api/auth/register',
  201,
);
export const logoutCall = call<{ answer: typeof Done }>('POST', '/api/auth/logout');
