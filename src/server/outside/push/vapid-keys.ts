import { createECDH } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';

/** The keys by which push services know who sends, both in base64url: an uncompressed point of P-256, and its 32-byte scalar. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Keys that belong to SECRET_KEY, which is made at the first start where none is set: every process has the same ones, and
 * nothing more has to be kept.
 * @throws Error for one SECRET_KEY in 2^32, whose digest is no scalar of the curve
 */
export function deriveVapidKeys(secrets: Secrets): VapidKeys {
  const privateKey = Buffer.from(secrets.digest('vapid', ''), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
