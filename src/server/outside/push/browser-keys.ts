import { createECDH } from 'node:crypto';

/** Where a browser takes push messages, and the keys by which they are encrypted for it (RFC 8291), in base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Longer ones are refused; those of the known services have 150 to 500 characters. */
const endpointLength = 1_000;

const base64url = /^[A-Za-z0-9_-]+={0,2}$/;
const bytesOf = (text: string) => (base64url.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0));

/** Whether something can be encrypted with these keys: a point of P-256, and 16 bytes that the browser drew. */
export function areBrowserKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  const point = bytesOf(p256dh);
  if (point.length !== 65 || bytesOf(auth).length !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false; // no point of the curve
  }
}

/**
 * Whether an endpoint can be one of a push service: https on its usual port, or at the demo's simulator. Where its host lies is
 * decided by its IP addresses, whenever a message is sent.
 * @param simulator the origin of the simulator
 */
export function isEndpoint(text: string, simulator: string | undefined): boolean {
  if (text.length > endpointLength || !URL.canParse(text)) return false;
  const { origin, protocol, port, username, password, pathname, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '' || pathname === '/') return false;
  return origin === simulator || (protocol === 'https:' && port === '');
}
