import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { SessionAnswer } from '#shared/contracts/accounts.schemas.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  PasskeyNameRequest,
  PasskeyOptions,
  PasskeyRequest,
  PasskeySignInRequest,
  PasskeysAnswer,
} from '#shared/contracts/passkeys.schemas.ts';
import {
  addPasskeyCall,
  listPasskeysCall,
  passkeyAgainOptionsCall,
  passkeyOptionsCall,
  passkeySignInCall,
  passkeySignInOptionsCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '#shared/contracts/passkeys.ts';
import { browserOf, keepDevice } from '../caller-browser.ts';
import { addPasskey, newPasskeyOptions } from './add-passkey.ts';
import { getOwnPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { passkeyAgainOptions, passkeySignInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

const tag = 'accounts';
const access = 'signed_in';
const done = { success: true as const };

/** The calls with which people sign in by a passkey, and add, name, list and remove theirs. */
export function passkeyRoutes(http: Http, app: App): void {
  http.route({
    call: passkeySignInOptionsCall,
    schemas: { answer: PasskeyOptions },
    access: 'public',
    summary: 'What a browser needs to ask for a passkey',
    tag,
    handler: () => passkeySignInOptions(app),
  });
  http.route({
    call: passkeySignInCall,
    schemas: { body: PasskeySignInRequest, answer: SessionAnswer },
    access: 'public',
    summary: 'Sign in by a passkey, which counts as password and code',
    tag,
    handler: async ({ body, caller }) => {
      const session = await signInWithPasskey(app, body, browserOf(caller));
      await keepDevice(app, caller, session.user);
      return session;
    },
  });
  ownRoutes(http, app);
}

/** Those of whoever is signed in. */
function ownRoutes(http: Http, app: App): void {
  http.route({
    call: listPasskeysCall,
    schemas: { answer: PasskeysAnswer },
    access,
    summary: 'The person’s passkeys',
    tag,
    handler: ({ person }) => getOwnPasskeys(app, person.id),
  });
  http.route({
    call: passkeyAgainOptionsCall,
    schemas: { answer: PasskeyOptions },
    access,
    summary: 'What a browser needs to ask for one of the person’s own passkeys, with which they sign in again',
    tag,
    handler: ({ person }) => passkeyAgainOptions(app, person.id),
  });
  http.route({
    call: passkeyOptionsCall,
    schemas: { answer: PasskeyOptions },
    access,
    recentSignIn: true,
    summary: 'What a browser needs to make a passkey',
    tag,
    handler: ({ person }) => newPasskeyOptions(app, person),
  });
  http.route({
    call: addPasskeyCall,
    schemas: { body: PasskeyRequest, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Add the passkey that the browser has made',
    tag,
    handler: async ({ person, body }) => {
      await addPasskey(app, person, body);
      return done;
    },
  });
  http.route({
    call: renamePasskeyCall,
    schemas: { params: IdParams, body: PasskeyNameRequest, answer: Done },
    access,
    summary: 'Give a passkey another name',
    tag,
    handler: async ({ person, params, body }) => {
      await renamePasskey(app, { personId: person.id, passkeyId: params.id, name: body.name });
      return done;
    },
  });
  http.route({
    call: removePasskeyCall,
    schemas: { params: IdParams, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Remove a passkey; the last way to sign in stays. Every other session ends',
    tag,
    handler: async ({ person, params }) => {
      await removePasskey(app, person, params.id);
      return done;
    },
  });
}
