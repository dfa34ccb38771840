import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** An error in the environment; the message is one line that names the variable. */
export class ConfigError extends Error {}

type CardConfig =
  | { mode: 'off' | 'sandbox' }
  | {
      mode: 'live';
      /** Whether the keys are for real money; Stripe's events have the same field. */
      livemode: boolean;
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      apiBase?: string;
    };

type MpesaConfig =
  | { mode: 'off' | 'sandbox' }
  | {
      mode: 'live';
      consumerKey: string;
      consumerSecret: string;
      shortcode: string;
      passkey: string;
      apiBase: string;
      /** Without an initiator we can only receive money; refunds and payouts by M-Pesa are then sent by hand. */
      initiator?: { name: string; securityCredential: string };
    };

export interface Config {
  production: boolean;
  /** Pages are built on the fly and reload on change. */
  development: boolean;
  demo: boolean;
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Undefined: embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  card: CardConfig;
  mpesa: MpesaConfig;
  smtpUrl?: string;
  mailFrom: string;
  /** 32 bytes in hex; undefined: made once in DATA_DIR. */
  secretKey?: string;
  trustProxy: string[];
  rateLimits: boolean;
  /** Whether browsers get the service worker that opens pages without a connection; if not, they are told to remove it. */
  offline: boolean;
  logLevel: string;
}

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

/** `http(s)://host[:port]` without a path. */
const origin = text.transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    context.addIssue({ code: 'custom', message: 'must be an origin such as https://twende.example, without a path' });
    return z.NEVER;
  }
  return url.origin;
});

const urlWith = (protocols: string[], what: string) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${what}`);

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
  .refine((number) => number <= 65535, 'must be a whole number from 0 to 65535');

const Environment = z.object({
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
  SMTP_URL: urlWith(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: text.default('Twende <hello@twende.test>'),
  SECRET_KEY: text.regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex (64 characters)').optional(),
  TRUST_PROXY: proxies.default([]),
  RATE_LIMITS: onOff.default(true),
  OFFLINE: onOff.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Environment = z.output<typeof Environment>;

const darajaSandbox = 'https://sandbox.safaricom.co.ke';
const darajaLive = 'https://api.safaricom.co.ke';
const loopback = /^(.*\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;
/** Daraja refuses callback addresses that contain one of these words. */
const forbiddenWords = ['mpesa', 'm-pesa', 'safaricom', 'query', 'sql', 'cmd', 'exec', 'exe'];

/**
 * Reads the environment. No other code does.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as unset: that is how compose files and shells write "none".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const vars = parsed.data;
  const production = vars.NODE_ENV === 'production';
  const demo = vars.DEMO ?? !production;
  if (production) {
    if (vars.DEMO) throw new ConfigError('DEMO: cannot be true with NODE_ENV=production');
    if (!vars.RATE_LIMITS) throw new ConfigError('RATE_LIMITS: cannot be off with NODE_ENV=production');
    if (!vars.SECRET_KEY) throw new ConfigError('SECRET_KEY: is required with NODE_ENV=production (32 bytes in hex)');
    if (vars.TWENDE_DEV) throw new ConfigError('TWENDE_DEV: cannot be true with NODE_ENV=production');
  }
  const publicUrl = vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`;
  const config: Config = {
    production,
    development: vars.TWENDE_DEV,
    demo,
    host: vars.HOST,
    port: vars.PORT,
    publicUrl,
    dataDir: resolve(vars.DATA_DIR),
    card: cardConfig(vars, { demo }),
    mpesa: mpesaConfig(vars, { demo, production, publicUrl }),
    mailFrom: vars.MAIL_FROM,
    trustProxy: vars.TRUST_PROXY,
    rateLimits: vars.RATE_LIMITS,
    offline: vars.OFFLINE,
    logLevel: vars.LOG_LEVEL,
  };
  if (vars.DATABASE_URL) config.databaseUrl = vars.DATABASE_URL;
  if (vars.SMTP_URL) config.smtpUrl = vars.SMTP_URL;
  if (vars.SECRET_KEY) config.secretKey = vars.SECRET_KEY.toLowerCase();
  return config;
}

function checkAllOrNone(vars: Environment, names: (keyof Environment)[], method: string): void {
  const missing = names.filter((name) => vars[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new ConfigError(`${missing[0]}: is missing, though other variables of ${method} are set`);
  }
}

function cardConfig(vars: Environment, { demo }: Pick<Config, 'demo'>): CardConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = vars;
  checkAllOrNone(vars, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'], 'card payments');
  if (!secretKey || !publishableKey || !webhookSecret) return { mode: demo ? 'sandbox' : 'off' };
  const livemode = isLive(secretKey);
  if (isLive(publishableKey) !== livemode) {
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY: must be for the same mode, test or live, as STRIPE_SECRET_KEY');
  }
  return {
    mode: 'live',
    livemode,
    secretKey,
    publishableKey,
    webhookSecret,
    ...(vars.STRIPE_API_BASE && { apiBase: vars.STRIPE_API_BASE }),
  };
}

const isLive = (key: string) => key.split('_')[1] === 'live';

function mpesaConfig(
  vars: Environment,
  { demo, production, publicUrl }: Pick<Config, 'demo' | 'production' | 'publicUrl'>,
): MpesaConfig {
  const {
    MPESA_CONSUMER_KEY: consumerKey,
    MPESA_CONSUMER_SECRET: consumerSecret,
    MPESA_SHORTCODE: shortcode,
    MPESA_PASSKEY: passkey,
  } = vars;
  checkAllOrNone(vars, ['MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY'], 'M-Pesa');
  const initiator = initiatorOf(vars);
  if (!consumerKey || !consumerSecret || !shortcode || !passkey) {
    if (initiator) throw new ConfigError('MPESA_CONSUMER_KEY: is missing, though MPESA_INITIATOR is set');
    return { mode: demo ? 'sandbox' : 'off' };
  }
  const apiBase = vars.MPESA_API_BASE ?? darajaSandbox;
  if (production && apiBase === darajaSandbox) {
    throw new ConfigError(`MPESA_API_BASE: must name the live host (${darajaLive}) with NODE_ENV=production`);
  }
  // Only Safaricom's own hosts need to reach us from outside; any other base is a simulator or a proxy.
  if (apiBase === darajaSandbox || apiBase === darajaLive) {
    const { protocol, hostname } = new URL(publicUrl);
    const word = forbiddenWords.find((part) => publicUrl.toLowerCase().includes(part));
    if (protocol !== 'https:') throw new ConfigError('PUBLIC_URL: must be https so that M-Pesa can call back');
    if (loopback.test(hostname)) throw new ConfigError('PUBLIC_URL: M-Pesa cannot call back to this machine itself');
    if (word) throw new ConfigError(`PUBLIC_URL: M-Pesa refuses callback addresses that hold "${word}"`);
  }
  return { mode: 'live', consumerKey, consumerSecret, shortcode, passkey, apiBase, ...(initiator && { initiator }) };
}

function initiatorOf(vars: Environment): { name: string; securityCredential: string } | undefined {
  const { MPESA_INITIATOR: name, MPESA_SECURITY_CREDENTIAL: securityCredential } = vars;
  checkAllOrNone(vars, ['MPESA_INITIATOR', 'MPESA_SECURITY_CREDENTIAL'], "M-Pesa's initiator");
  return name && securityCredential ? { name, securityCredential } : undefined;
}
