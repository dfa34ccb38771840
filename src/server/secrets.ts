import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The uses of SECRET_KEY; each has a key of its own, derived from it. */
export interface Secrets {
  /** AES-256-GCM; the text contains the key's id, so that keys can be changed later. */
  seal(plain: string): string;
  /** @throws Error when the text was not sealed with our key or was altered */
  open(sealed: string): string;
  /**
   * Seals a file, likewise with the id of the key in it.
   * @param of what it is, such as its id: bytes that were sealed as one thing cannot be opened as another
   */
  sealBytes(plain: Uint8Array, of: string): Buffer;
  /** @throws Error when the bytes were not sealed with our key as this thing, or were altered */
  openBytes(sealed: Buffer, of: string): Buffer;
  /** Keyed digest in hex: signatures of addresses and cookies, and look-ups by sealed values. */
  digest(purpose: string, text: string): string;
}

export function makeSecrets(keyHex: string): Secrets {
  const key = Buffer.from(keyHex, 'hex');
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest();
  const sealing = derive('seal');
  const keyId = derive('key-id').toString('hex').slice(0, 8);
  return {
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed) {
      const [id, body] = sealed.split('.');
      if (id !== keyId || !body) throw new Error('Sealed with another SECRET_KEY');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    sealBytes(plain, of) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(of));
      const body = [cipher.update(plain), cipher.final()];
      return Buffer.concat([Buffer.from(keyId), nonce, cipher.getAuthTag(), ...body]);
    },
    openBytes(sealed, of) {
      if (sealed.length < 36 || sealed.toString('latin1', 0, 8) !== keyId)
        throw new Error('Sealed with another SECRET_KEY');
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(8, 20)).setAAD(Buffer.from(of));
      decipher.setAuthTag(sealed.subarray(20, 36));
      return Buffer.concat([decipher.update(sealed.subarray(36)), decipher.final()]);
    },
    digest: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('hex'),
  };
}

/** Those of an installation: by its SECRET_KEY, or by the key in its DATA_DIR. */
export const secretsOf = ({ secretKey, dataDir }: { secretKey?: string; dataDir: string }): Secrets =>
  makeSecrets(secretKey ?? secretKeyIn(dataDir));

/** The key in `dataDir/secret.key`, made on first use; several processes that ask at once get the same one. */
export function secretKeyIn(dataDir: string): string {
  const path = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  // Written to a temporary file, then linked to its final name, so that no process reads an incomplete key.
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(own);
  }
  chmodSync(path, 0o600); // also where a copy of the folder let others read it
  return readFileSync(path, 'utf8').trim();
}

/** How the phone of an account or a provider is stored: encrypted, and as a digest by which whoever has the same one is found. */
export const sealPhone = (secrets: Secrets, phone: string): { phoneSealed: string; phoneKey: string } => ({
  phoneSealed: secrets.seal(phone),
  phoneKey: secrets.digest('phone', phone),
});

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** A random token: 32 bytes in lowercase hex. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** Compares two digests in constant time. */
export function sameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
