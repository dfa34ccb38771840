import type { Config } from '#server/config/config.ts';
import { createLimiter } from '#server/limiter.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import type { IdentityClient } from './client.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle, GOOGLE_ISSUER } from './google.ts';

/** How many sign-ins elsewhere a process has under way at once, and how many more may wait. */
const atOnce = { concurrency: 16, maxWaiting: 64 };

/** What signs people in by their account elsewhere; one that is switched off is missing. */
export type Identity = Partial<Record<IdentityProvider, IdentityClient>>;

/** The demo's own page takes the place of Google and Facebook where no keys are set. */
export const SANDBOX_IDENTITY = { clientId: 'twende-sandbox', clientSecret: 'twende-sandbox', path: '/dev/identity' };

/** What signs people in by their account elsewhere, as the configuration says. */
export function createIdentity({ google, facebook, port }: Config): Identity {
  const { path, ...sandboxKeys } = SANDBOX_IDENTITY;
  // On the loopback, whatever PUBLIC_URL says.
  const sandbox = `http://127.0.0.1:${port}${path}`;
  const found: Identity = {};
  if (google.mode === 'live') {
    const issuer = google.base ?? GOOGLE_ISSUER;
    found.google = createGoogle({
      ...{ ...google, issuer, insecure: isInsecure(issuer) },
      subjectPrefix: issuer === GOOGLE_ISSUER ? '' : `${issuer} `,
    });
  }
  if (google.mode === 'sandbox')
    found.google = createGoogle({ ...sandboxKeys, issuer: `${sandbox}/google`, insecure: true, subjectPrefix: '' });
  if (facebook.mode === 'live') {
    const { base } = facebook;
    const hosts = { dialogBase: base ?? 'https://www.facebook.com', graphBase: base ?? 'https://graph.facebook.com' };
    found.facebook = createFacebook({ ...facebook, ...hosts, insecure: isInsecure(hosts.graphBase) });
  }
  if (facebook.mode === 'sandbox') {
    const base = `${sandbox}/facebook`;
    found.facebook = createFacebook({ ...sandboxKeys, dialogBase: base, graphBase: base, insecure: true });
  }
  return limited(found);
}

/** Configuration allows it for servers on this machine only, and in the demo only. */
const isInsecure = (base: string): boolean => base.startsWith('http:');

/** Each sign-in waits for the other side, so their number is limited. */
function limited(identity: Identity): Identity {
  const inTurn = createLimiter(atOnce);
  const entries = Object.entries(identity).map(([provider, { begin, finish }]): [string, IdentityClient] => [
    provider,
    {
      begin: (attempt) => inTurn(() => begin(attempt)),
      finish: (attempt, query) => inTurn(() => finish(attempt, query)),
    },
  ]);
  return Object.fromEntries(entries);
}
