import { createPublicKey, verify } from 'node:crypto';
import { parseJson } from '#server/outside/loose-json.ts';

interface Expected {
  /** The origin of the push service. */
  audience: string;
  /** The key with which the browser subscribed, in base64url. */
  serverKey: string;
  /** The machine's time: tokens are made by it. */
  nowMs: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Checks an Authorization header as push services do (RFC 8292).
 * @returns what is wrong; undefined where nothing is
 */
export function findVapidProblem(header: string | undefined, { audience, serverKey, nowMs }: Expected) {
  const parts = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/.exec(header ?? '');
  if (!parts) return 'no vapid credentials';
  const [, token = '', key = ''] = parts;
  if (key !== serverKey) return 'another key than the subscription has';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = parseJson(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
  if (aud !== audience) return 'another audience';
  const leftMs = Number(exp) * 1_000 - nowMs;
  if (!(leftMs > 0 && leftMs <= dayMs)) return 'expired, or valid for more than a day';
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : 'no subject';
}
