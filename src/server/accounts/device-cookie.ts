import { randomBytes } from 'node:crypto';
import { type Secrets, sameDigest } from '#server/secrets.ts';

/**
 * The cookie of a browser that has signed in: its own id and, for each of its latest accounts, a signature over id and
 * account. Its failed sign-ins are counted separately from those of unknown browsers, which could otherwise lock the owner
 * out (OWASP: "Slow Down Online Guessing Attacks with Device Cookies").
 */
export const deviceCookie = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 };

const accountsKept = 5;
const shape = /^[0-9a-f]{32}(\.[0-9a-f]{64})+$/;

const signature = (secrets: Secrets, { deviceId, accountKey }: { deviceId: string; accountKey: string }) =>
  secrets.digest('device-cookie', `${deviceId}\n${accountKey}`);

const read = (cookie: string | undefined): string[] => (cookie && shape.test(cookie) ? cookie.split('.') : []);

/** The browser's id if it signed in to this account before, else ''. */
export function knownDevice(secrets: Secrets, cookie: string | undefined, accountKey: string): string {
  const [deviceId = '', ...signatures] = read(cookie);
  const right = signature(secrets, { deviceId, accountKey });
  return signatures.some((one) => sameDigest(one, right)) ? deviceId : '';
}

/** The cookie after a sign-in to this account. */
export function rememberDevice(secrets: Secrets, cookie: string | undefined, accountKey: string): string {
  const [deviceId = randomBytes(16).toString('hex'), ...signatures] = read(cookie);
  const own = signature(secrets, { deviceId, accountKey });
  return [deviceId, own, ...signatures.filter((one) => one !== own).slice(0, accountsKept - 1)].join('.');
}
