import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands, whatever else the address says. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
const issuer = 'Twende';

/** Codes of the half minutes before and after count too: phones' clocks are not exact, and typing takes time. */
const window = 1;

/** A new key of 160 bits, in Base32. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The address by which an authenticator app takes the key, as a QR code or as a link. @param email names the account there */
export const addressOfKey = (key: string, email: string): string =>
  new TOTP({ ...parameters, issuer, label: email, secret: Secret.fromBase32(key) }).toString();

/** The half minute, counted since 1970, whose code this is; undefined for a wrong code and for one of another time. */
export function findStep(key: string, { digits: token, at }: { digits: string; at: Date }): number | undefined {
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...parameters, token, secret: Secret.fromBase32(key), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / (parameters.period * 1000)) + delta;
}

/** The code of a key at an instant, as an app shows it. */
export const codeAt = (key: string, at: Date): string =>
  new TOTP({ ...parameters, secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
