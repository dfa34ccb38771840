import { createECDH, createPrivateKey, type JsonWebKey, sign } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';
import type { DemoPerson } from './people.ts';

const keyId = 'demo';
const validSeconds = 600;

/** The key that signs, the same in each process of the product, since it follows from SECRET_KEY. */
export function signingKey(secrets: Secrets) {
  const pair = createECDH('prime256v1');
  const secret = Buffer.from(secrets.digest('demo-identity', 'key'), 'hex');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const publicJwk: JsonWebKey = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const key = createPrivateKey({ key: { ...publicJwk, d: secret.toString('base64url') }, format: 'jwk' });
  return {
    jwk: { ...publicJwk, kid: keyId, alg: 'ES256', use: 'sig' },
    sign(claims: object): string {
      const encoded = [{ alg: 'ES256', kid: keyId, typ: 'JWT' }, claims].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      );
      const text = encoded.join('.');
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}

/** What the demo's page says about a person, in an ID token and when it is asked. */
export const claimsOf = ({ subject, name, email, emailVerified }: DemoPerson) => ({
  ...{ sub: subject, name },
  ...(email && { email, email_verified: emailVerified }),
});

interface Token {
  issuer: string;
  clientId: string;
  person: DemoPerson;
  nonce: string | undefined;
}

export function idTokenClaims({ issuer, clientId, person, nonce }: Token) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: clientId,
    iat: now,
    exp: now + validSeconds,
    ...claimsOf(person),
    ...(nonce && { nonce }),
  };
}
