import type { Configuration } from 'openid-client';
import { type Attempt, type Found, type IdentityClient, refusalOf } from './client.ts';
import { answerWithinSeconds, limitedFetch } from './limited-fetch.ts';

export const GOOGLE_ISSUER = 'https://accounts.google.com';
const hourMs = 3_600_000;

interface GoogleOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the issuer may be asked without https: on this machine, in the demo. */
  insecure: boolean;
  /** Put before whoever signs in, because another server may number its people as Google does. */
  subjectPrefix: string;
}

/**
 * Signs people in by OpenID Connect: at Google, or at another server with its issuer. Signature, issuer, audience, time and
 * nonce of the ID token are checked, though it comes over https.
 * @see https://developers.google.com/identity/openid-connect/openid-connect
 */
export function createGoogle(options: GoogleOptions): IdentityClient {
  const configuration = keptForAnHour(() => discover(options));
  return {
    async begin(attempt) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        return buildAuthorizationUrl(await configuration(), {
          redirect_uri: attempt.redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          // Whoever has two accounts chooses, also where they are signed in to one of them.
          prompt: 'select_account',
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async finish(attempt, query) {
      try {
        return await exchange(options, await configuration(), { attempt, query });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, insecure }: GoogleOptions): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks } = await import(
    'openid-client'
  );
  return discovery(new URL(issuer), clientId, clientSecret, ClientSecretPost(clientSecret), {
    timeout: answerWithinSeconds,
    [customFetch]: limitedFetch,
    execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
  });
}

/** What was discovered is asked for again after an hour; a failure is not kept. */
function keptForAnHour<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = read();
    const mine = { value, until: Date.now() + hourMs };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}

async function exchange(
  { issuer, subjectPrefix }: GoogleOptions,
  configuration: Configuration,
  { attempt, query }: { attempt: Attempt; query: URLSearchParams },
): Promise<Found> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const tokens = await authorizationCodeGrant(configuration, new URL(`${attempt.redirectUri}?${query}`), {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token');
  // Google has the address in the token; others have it in what they tell about the person.
  const asked = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const person = asked ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const email = textOf(person.email);
  const isVerified = person.email_verified === true;
  return {
    subject: subjectPrefix + claims.sub,
    name: textOf(person.name) ?? '',
    email,
    emailVerified: isVerified && (issuer !== GOOGLE_ISSUER || isOfGoogle(email, textOf(person.hd))),
  };
}

/**
 * Google has checked an address of another host once, when the account was made. It may belong to somebody else since, so
 * only addresses that Google itself gives out are theirs for certain.
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isOfGoogle = (email: string | undefined, domain: string | undefined): boolean =>
  domain !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email ?? '');
