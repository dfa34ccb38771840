import { isIP } from 'node:net';
import { z } from 'zod';
import { isRefusedPort } from './refused-ports.ts';

/** An error in the environment; the message is one line that names the variable. */
export class ConfigError extends Error {}

const switches = {
  true: true,
  '1': true,
  yes: true,
  on: true,
  false: false,
  '0': false,
  no: false,
  off: false,
} as const;
const onOff = z
  .string()
  .toLowerCase()
  .refine((text): text is keyof typeof switches => text in switches, 'must be true or false')
  .transform((text) => switches[text as keyof typeof switches]);

const text = z.string().trim().min(1);

/** What is sent in a header. */
const headerText = text.regex(/^[\x21-\x7e]+$/, 'must be plain characters without blanks');

/** `http(s)://host[:port]` without a path. */
const origin = text.transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    context.addIssue({ code: 'custom', message: 'must be an origin such as https://twende.example, without a path' });
    return z.NEVER;
  }
  if (isRefusedPort(Number(url.port))) {
    context.addIssue({ code: 'custom', message: `port ${url.port} is refused by browsers; choose another` });
    return z.NEVER;
  }
  return url.origin;
});

const urlWith = (protocols: string[], what: string) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${what}`);

/** Letters to an address with a plus and 30 signs behind its name come here; a name has 64 signs at most (RFC 5321). */
const mailbox = text
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,28}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'must be an address such as help@example.com, with a name of 29 signs at most and no plus',
  );

/** Addresses, address ranges (10.0.0.0/8) or the names that Fastify knows for the private ones. */
const proxies = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isProxy), 'must list IP addresses or ranges such as 10.0.0.0/8, with commas between');

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || longest < 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
}

const port = text
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a whole number from 0 to 65535')
  .refine(
    (number) => !isRefusedPort(number),
    'is refused by browsers (such as 5060 or 6000); choose another, such as 5000',
  );

/** A key that repeats a part of itself or counts up, such as one of zeros, was typed and not drawn. */
const secretKey = text
  .regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex (64 characters)')
  .toLowerCase()
  .refine(isDrawn, 'must be drawn at random, such as by `openssl rand -hex 32`');

/** Of 32 bytes drawn at random, and of their differences, fewer than 16 distinct ones come less than once in 10^12 keys. */
const distinctAtLeast = 16;

function isDrawn(key: string): boolean {
  const bytes = [...Buffer.from(key, 'hex')];
  const steps = bytes.map((byte, index) => (byte - (bytes[index - 1] ?? 0) + 256) % 256);
  return new Set(bytes).size >= distinctAtLeast && new Set(steps).size >= distinctAtLeast && !repeatsItself(key);
}

/** Whether the key is one part, at most half as long, written again and again. */
function repeatsItself(key: string): boolean {
  const lengths = Array.from({ length: key.length / 2 }, (_, index) => index + 1);
  return lengths.some((length) => key.slice(length) === key.slice(0, -length));
}

export const Environment = z.object({
  // A misspelt "production" must not start the demo.
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  TWENDE_DEV: onOff.default(false),
  PORT: port.default(5000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: urlWith(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  DATA_DIR: text.default('.data'),
  DEMO: onOff.optional(),
  STRIPE_SECRET_KEY: text
    .regex(/^[sr]k_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/, 'must begin with whsec_').optional(),
  STRIPE_API_BASE: origin.optional(),
  MPESA_CONSUMER_KEY: text.optional(),
  MPESA_CONSUMER_SECRET: text.optional(),
  MPESA_SHORTCODE: text.regex(/^\d{5,7}$/, 'must be 5 to 7 digits').optional(),
  MPESA_PASSKEY: text.optional(),
  MPESA_API_BASE: origin.optional(),
  MPESA_INITIATOR: text.optional(),
  MPESA_SECURITY_CREDENTIAL: text
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64, as made for the initiator with the certificate of Safaricom')
    .optional(),
  SMS_URL: urlWith(['https:', 'http:'], 'an https:// address')
    .refine((value) => !/[?#]/.test(value), 'must have no query')
    .optional(),
  SMS_USERNAME: text.optional(),
  SMS_API_KEY: headerText.optional(),
  SMS_SENDER: text
    .regex(/^(?:[A-Za-z0-9][A-Za-z0-9 _-]{2,10}|\d{3,15})$/, 'must be a name of 3 to 11 characters or a short code')
    .optional(),
  LLM_BASE_URL: urlWith(['https:', 'http:'], 'an https:// address')
    .refine((value) => !/[?#]/.test(value), 'must have no query')
    .optional(),
  LLM_API_KEY: headerText.optional(),
  LLM_MODEL: text.max(200).optional(),
  LLM_DAILY_CALLS: text
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .default(2_000),
  VAPID_PUBLIC_KEY: text.regex(/^B[A-Za-z0-9_-]{86}$/, 'must be 65 bytes in base64url, without padding').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url, without padding').optional(),
  VAPID_SUBJECT: urlWith(['mailto:', 'https:'], 'a mailto: or https:// address').optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: urlWith(['http:', 'https:'], 'an https:// address').optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  FACEBOOK_API_BASE: origin.optional(),
  SMTP_URL: urlWith(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  SUPPORT_REPLY_ADDRESS: mailbox.optional(),
  MAIL_FROM: text.default('Twende <hello@twende.test>'),
  SECRET_KEY: secretKey.optional(),
  TRUST_PROXY: proxies.default([]),
  RATE_LIMITS: onOff.default(true),
  CALENDAR_LOOPBACK: onOff.default(false),
  OFFLINE: onOff.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type Environment = z.output<typeof Environment>;
