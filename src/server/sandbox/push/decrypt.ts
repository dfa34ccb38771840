import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of its subscription, in base64url. */
export interface BrowserSecrets {
  privateKey: string;
  p256dh: string;
  auth: string;
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const tagLength = 16;

/**
 * Decrypts a push message of one record as a browser does (RFC 8291, aes128gcm of RFC 8188).
 * @throws Error where it was not encrypted for this browser, or is malformed
 */
export function decryptPush(body: Buffer, { privateKey, p256dh, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  if (record.length > recordSize) throw new Error('More than one record');
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytes(privateKey));
  const derive = (key: Buffer, about: { salt: Buffer; info: Buffer; length: number }) =>
    Buffer.from(hkdfSync('sha256', key, about.salt, about.info, about.length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), senderKey]);
  const key = derive(own.computeSecret(senderKey), { salt: bytes(auth), info, length: 32 });
  const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const contentKey = derive(key, { salt, info: named('aes128gcm'), length: 16 });
  const nonce = derive(key, { salt, info: named('nonce'), length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
  const end = padded.lastIndexOf(2); // the mark of the last record, before its padding
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No end of the last record');
  return padded.subarray(0, end).toString('utf8');
}
