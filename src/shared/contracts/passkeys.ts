import { call } from '../call.ts';
import type { SessionAnswer } from './accounts.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  PasskeyNameRequest,
  PasskeyOptions as PasskeyOptionsSchema,
  PasskeyRequest,
  PasskeySignInRequest,
  PasskeysAnswer,
} from './passkeys.schemas.ts';

export type Passkeys = (typeof PasskeysAnswer)['_zod']['output'];
export type PasskeyOptions = (typeof PasskeyOptionsSchema)['_zod']['output'];

export const passkeySignInOptionsCall = call<{ answer: typeof PasskeyOptionsSchema }>(
  'POST',
  '/api/auth/login/passkey/options',
);
export const passkeySignInCall = call<{ body: typeof PasskeySignInRequest; answer: typeof SessionAnswer }>(
  'POST',
  '/api/auth/login/passkey',
);
export const passkeyAgainOptionsCall = call<{ answer: typeof PasskeyOptionsSchema }>(
  'POST',
  '/api/auth/passkeys/again',
);
export const listPasskeysCall = call<{ answer: typeof PasskeysAnswer }>('GET', '/api/auth/passkeys');
export const passkeyOptionsCall = call<{ answer: typeof PasskeyOptionsSchema }>('POST', '/api/auth/passkeys/options');
export const addPasskeyCall = call<{ body: typeof PasskeyRequest; answer: typeof Done }>('POST', '/api/auth/passkeys');
export const renamePasskeyCall = call<{
  params: typeof IdParams;
  body: typeof PasskeyNameRequest;
  answer: typeof Done;
}>('PUT', '/api/auth/passkeys/:id');
export const removePasskeyCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'DELETE',
  '/api/auth/passkeys/:id',
);
