import { call } from '../call.ts';
import type { Done } from './common.schemas.ts';
import type {
  IdentityParams,
  IdentitySignInAnswer,
  IdentitySignInRequest,
  OwnIdentitiesAnswer,
} from './identities.schemas.ts';

export type OwnIdentities = (typeof OwnIdentitiesAnswer)['_zod']['output'];
export type IdentitySignIn = (typeof IdentitySignInAnswer)['_zod']['output'];

export const identitySignInCall = call<{ body: typeof IdentitySignInRequest; answer: typeof IdentitySignInAnswer }>(
  'POST',
  '/api/auth/identity',
);
export const listIdentitiesCall = call<{ answer: typeof OwnIdentitiesAnswer }>('GET', '/api/auth/identities');
export const linkIdentityCall = call<{ answer: typeof Done }>('POST', '/api/auth/identities');
export const unlinkIdentityCall = call<{ params: typeof IdentityParams; answer: typeof Done }>(
  'DELETE',
  '/api/auth/identities/:provider',
);
