import { randomBytes } from 'node:crypto';
import { type Secrets, sameDigest, sha256 } from '#server/secrets.ts';

/**
 * The cookie of a browser that has signed in: its own id and, for each of its latest people, a signature over the id, the
 * person and their password. Its failed sign-ins are counted separately from those of unknown browsers, which could
 * otherwise lock the owner out (OWASP: "Slow Down Online Guessing Attacks with Device Cookies"). After a change of the
 * password the browser counts as unknown until it signs in again.
 */
export const deviceCookie = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 };

/** Whom a cookie is signed for. */
export interface Owner {
  id: string;
  passwordHash: string | null;
}

const peopleKept = 5;
const shape = /^[0-9a-f]{32}(\.[0-9a-f]{64}){1,5}$/;

const signature = (secrets: Secrets, deviceId: string, { id, passwordHash }: Owner) =>
  secrets.digest('device-cookie', `${deviceId}\n${id}\n${sha256(passwordHash ?? '')}`);

const read = (cookie: string | undefined): string[] => (cookie && shape.test(cookie) ? cookie.split('.') : []);

/** The browser's id if its cookie was signed for this person and their present password, else ''. */
export function signedDevice(secrets: Secrets, cookie: string | undefined, owner: Owner): string {
  const [deviceId = '', ...signatures] = read(cookie);
  const right = signature(secrets, deviceId, owner);
  return signatures.some((one) => sameDigest(one, right)) ? deviceId : '';
}

/** The cookie after a sign-in of this person, and the id in it. */
export function signDevice(secrets: Secrets, cookie: string | undefined, owner: Owner) {
  const [deviceId = randomBytes(16).toString('hex'), ...signatures] = read(cookie);
  const own = signature(secrets, deviceId, owner);
  const others = signatures.filter((one) => one !== own).slice(0, peopleKept - 1);
  return { deviceId, cookie: [deviceId, own, ...others].join('.') };
}
