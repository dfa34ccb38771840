import { createHash } from 'node:crypto';
import type { App } from '#server/app.ts';
import { newToken, sameDigest } from '#server/secrets.ts';
import type { DemoPerson } from './people.ts';

const codeValidMs = 60_000;
const tokenValidMs = 10 * 60_000;

/** What was asked for when somebody agreed. */
interface Agreed {
  person: DemoPerson;
  redirectUri: string;
  challenge: string;
  nonce: string | undefined;
}

interface Sealed extends Agreed {
  purpose: 'code' | 'token';
  id: string;
  until: number;
}

/**
 * Codes and access tokens of the demo's identity page. They are sealed texts, so that each process of the product knows them;
 * a code works once in each process. Their time is the machine's, by which the product checks them.
 */
export function createGrants({ secrets }: Pick<App, 'secrets'>) {
  const used = new Set<string>();
  const seal = (sealed: Omit<Sealed, 'id'>) => secrets.seal(JSON.stringify({ ...sealed, id: newToken() }));
  function open(text: string, purpose: Sealed['purpose']): Sealed | undefined {
    try {
      const sealed: Sealed = JSON.parse(secrets.open(text));
      return sealed.purpose === purpose && sealed.until > Date.now() ? sealed : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    codeFor: (agreed: Agreed): string => seal({ ...agreed, purpose: 'code', until: Date.now() + codeValidMs }),
    /** The access token for a code, with whom it is for; undefined where the code, its address or its verifier is wrong. */
    exchange({ code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string }) {
      const sealed = open(code, 'code');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!sealed || used.has(sealed.id) || sealed.redirectUri !== redirectUri) return undefined;
      if (!sameDigest(challenge, sealed.challenge)) return undefined;
      if (used.size >= 1_000) used.clear();
      used.add(sealed.id);
      const { person, nonce } = sealed;
      const token = seal({ ...sealed, purpose: 'token', until: Date.now() + tokenValidMs });
      return { person, nonce, token, expiresInSeconds: tokenValidMs / 1000 };
    },
    /** Whom an access token is for. */
    personOf: (token: string): DemoPerson | undefined => open(token, 'token')?.person,
  };
}

export type Grants = ReturnType<typeof createGrants>;
