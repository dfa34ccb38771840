import type { App } from '#server/app.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Http } from '#server/http/route.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import {
  IdentityParams,
  IdentitySignInAnswer,
  IdentitySignInRequest,
  OwnIdentitiesAnswer,
} from '#shared/contracts/identities.schemas.ts';
import {
  identitySignInCall,
  linkIdentityCall,
  listIdentitiesCall,
  unlinkIdentityCall,
} from '#shared/contracts/identities.ts';
import { currencyCookie, isCurrency } from '#shared/currencies.ts';
import { browserOf, keepDevice } from '../caller-browser.ts';
import { getOwnIdentities, linkIdentity, unlinkIdentity } from './own-identities.ts';
import { foundCookie } from './page-routes.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

const tag = 'accounts';
const access = 'signed_in';
const done = { success: true as const };
const forget = (caller: Caller) => caller.setCookie({ name: foundCookie, value: '', maxAgeSeconds: 0 });

/** The calls with which whoever has come back from Google or Facebook signs in, and links and unlinks that account. */
export function identityRoutes(http: Http, app: App): void {
  http.route({
    call: identitySignInCall,
    schemas: { body: IdentitySignInRequest, answer: IdentitySignInAnswer },
    access: 'public',
    summary:
      'Sign in as whoever has come back from Google or Facebook in this browser; 401 `second_factor_required` where a code is asked for, too',
    tag,
    handler: async ({ body, caller }) => {
      const chosen = caller.cookies[currencyCookie.name];
      const outcome = await signInWithIdentity(
        app,
        {
          ...{ cookie: caller.cookies[foundCookie], confirm: body.confirm, remember: body.remember, as: body.as },
          ...{ role: body.role, lang: caller.lang },
          currency: isCurrency(chosen) ? chosen : undefined,
        },
        browserOf(caller),
      );
      if ('link' in outcome) return { session: null, isNew: false, link: outcome.link };
      forget(caller);
      await keepDevice(app, caller, outcome.session.user);
      return { ...outcome, link: null };
    },
  });
  http.route({
    call: listIdentitiesCall,
    schemas: { answer: OwnIdentitiesAnswer },
    access,
    summary: 'The accounts at Google and Facebook by which the person can sign in, and whether they have a password',
    tag,
    handler: ({ person, caller }) => getOwnIdentities(app, person.id, caller.cookies[foundCookie]),
  });
  http.route({
    call: linkIdentityCall,
    schemas: { answer: Done },
    access,
    recentSignIn: true,
    summary: 'Link the account with which somebody has come back in this browser',
    tag,
    handler: async ({ person, caller }) => {
      await linkIdentity(app, person, caller.cookies[foundCookie]);
      forget(caller);
      return done;
    },
  });
  http.route({
    call: unlinkIdentityCall,
    schemas: { params: IdentityParams, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Unlink an account; the last way to sign in stays. Every other session ends',
    tag,
    handler: async ({ person, params }) => {
      await unlinkIdentity(app, person, params.provider);
      return done;
    },
  });
}
