import { createHmac } from 'node:crypto';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { type Attempt, type Found, type IdentityClient, refusalOf } from './client.ts';
import { answerWithinSeconds, limitedFetch } from './limited-fetch.ts';

const version = 'v24.0';

interface FacebookOptions {
  clientId: string;
  clientSecret: string;
  /** Where people sign in. */
  dialogBase: string;
  /** Where the Graph API is. */
  graphBase: string;
  /** Whether it may be asked without https: on this machine, in the demo. */
  insecure: boolean;
}

const Me = z.object({ id: z.string().min(1).max(200), name: z.string().default(''), email: z.string().optional() });

/**
 * Signs people in at Facebook. It answers no ID token but a token for its Graph API, which says who they are, and it does
 * not say whether their address was verified, so that it counts as not verified.
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function createFacebook(options: FacebookOptions): IdentityClient {
  return {
    async begin(attempt) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        return buildAuthorizationUrl(await configure(options), {
          redirect_uri: attempt.redirectUri,
          scope: 'public_profile email',
          state: attempt.state,
          code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async finish(attempt, query) {
      try {
        return await exchange(options, { attempt, query });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

async function configure({
  clientId,
  clientSecret,
  dialogBase,
  graphBase,
  insecure,
}: FacebookOptions): Promise<Configuration> {
  const client = await import('openid-client');
  const server = {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: `${dialogBase}/${version}/dialog/oauth`,
    token_endpoint: `${graphBase}/${version}/oauth/access_token`,
  };
  const configuration = new client.Configuration(server, clientId, clientSecret, client.ClientSecretPost(clientSecret));
  configuration[client.customFetch] = limitedFetch;
  configuration.timeout = answerWithinSeconds;
  if (insecure) client.allowInsecureRequests(configuration);
  return configuration;
}

async function exchange(
  options: FacebookOptions,
  { attempt, query }: { attempt: Attempt; query: URLSearchParams },
): Promise<Found> {
  const { authorizationCodeGrant, fetchProtectedResource } = await import('openid-client');
  const configuration = await configure(options);
  const { access_token: token } = await authorizationCodeGrant(
    configuration,
    new URL(`${attempt.redirectUri}?${query}`),
    { expectedState: attempt.state, pkceCodeVerifier: attempt.verifier },
  );
  const me = new URL(`${options.graphBase}/${version}/me`);
  me.searchParams.set('fields', 'id,name,email');
  // Proves that the token is used by whoever has the secret.
  me.searchParams.set('appsecret_proof', createHmac('sha256', options.clientSecret).update(token).digest('hex'));
  const answer = await fetchProtectedResource(configuration, token, me, 'GET');
  if (answer.status !== 200) throw new Error(`The Graph API answered ${answer.status}`);
  const { id: subject, name, email } = Me.parse(await answer.json());
  return { subject, name, email, emailVerified: false };
}
