import { resolve } from 'node:path';
import { ConfigError, Environment } from './environment.ts';
import { type IdentityConfig, identityConfig } from './identity.ts';
import { type LlmConfig, llmConfig } from './llm.ts';
import { isLoopback } from './loopback.ts';
import { type CardConfig, cardConfig, liveVariables, type MpesaConfig, mpesaConfig } from './payments.ts';
import { type PushConfig, pushConfig } from './push.ts';
import { type SmsConfig, smsConfig } from './sms.ts';

export interface Config {
  production: boolean;
  /** Pages are built on the fly and reload on change. */
  development: boolean;
  demo: boolean;
  /** A demo that others can reach, by HOST or PUBLIC_URL. It pays and sends text messages by simulators only, whatever keys are set. */
  publicDemo: boolean;
  /** The variables of real services that a public demo does not use. */
  unusedKeys: string[];
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Undefined: embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  card: CardConfig;
  mpesa: MpesaConfig;
  sms: SmsConfig;
  push: PushConfig;
  /** Undefined: the assistant answers without a language model. */
  llm?: LlmConfig;
  google: IdentityConfig;
  facebook: IdentityConfig;
  smtpUrl?: string;
  mailFrom: string;
  /** Where answers to letters about requests to our team come in, as help@example.com; undefined: we take in no email. */
  supportReplyAddress?: string;
  /** 32 bytes in hex; undefined: made once in DATA_DIR. */
  secretKey?: string;
  trustProxy: string[];
  rateLimits: boolean;
  /** Whether listings may read calendars on this machine, by http too; never in production or where others reach us. */
  calendarLoopback: boolean;
  /** Whether browsers get the service worker that opens pages without a connection; if not, they are told to remove it. */
  offline: boolean;
  logLevel: string;
}

/** In the demo answers are written at /dev/mail, and nothing goes by email. */
const demoReplyAddress = 'help@twende.test';

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
    if (vars.CALENDAR_LOOPBACK) throw new ConfigError('CALENDAR_LOOPBACK: cannot be on with NODE_ENV=production');
    if (!vars.RATE_LIMITS) throw new ConfigError('RATE_LIMITS: cannot be off with NODE_ENV=production');
    if (!vars.SECRET_KEY) throw new ConfigError('SECRET_KEY: is required with NODE_ENV=production (32 bytes in hex)');
    if (vars.TWENDE_DEV) throw new ConfigError('TWENDE_DEV: cannot be true with NODE_ENV=production');
  }
  if (!vars.RATE_LIMITS && !isLoopback(vars.HOST)) {
    throw new ConfigError('RATE_LIMITS: can be off only where HOST is this machine, such as 127.0.0.1');
  }
  const publicUrl = vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`;
  const publicDemo = demo && (!isLoopback(vars.HOST) || isPublic(publicUrl));
  if (vars.CALENDAR_LOOPBACK && (!isLoopback(vars.HOST) || isPublic(publicUrl))) {
    throw new ConfigError('CALENDAR_LOOPBACK: can be on only where HOST and PUBLIC_URL are this machine');
  }
  const card = cardConfig(vars, { demo });
  const mpesa = mpesaConfig(vars, { demo, production, publicUrl });
  const sms = smsConfig(vars, { demo, production });
  const config: Config = {
    production,
    development: vars.TWENDE_DEV,
    demo,
    publicDemo,
    unusedKeys: publicDemo ? [...liveVariables({ card, mpesa }), ...(sms.mode === 'live' ? ['SMS_URL'] : [])] : [],
    host: vars.HOST,
    port: vars.PORT,
    publicUrl,
    dataDir: resolve(vars.DATA_DIR),
    card: publicDemo ? { mode: 'sandbox' } : card,
    mpesa: publicDemo ? { mode: 'sandbox' } : mpesa,
    sms: publicDemo ? { mode: 'sandbox' } : sms,
    push: pushConfig(vars),
    ...identityConfig(vars, { demo }),
    mailFrom: vars.MAIL_FROM,
    trustProxy: vars.TRUST_PROXY,
    rateLimits: vars.RATE_LIMITS,
    calendarLoopback: vars.CALENDAR_LOOPBACK,
    offline: vars.OFFLINE,
    logLevel: vars.LOG_LEVEL,
  };
  const llm = llmConfig(vars);
  if (llm) config.llm = llm;
  if (vars.DATABASE_URL) config.databaseUrl = vars.DATABASE_URL;
  if (vars.SMTP_URL) config.smtpUrl = vars.SMTP_URL;
  const replies = vars.SUPPORT_REPLY_ADDRESS ?? (demo && !vars.SMTP_URL ? demoReplyAddress : undefined);
  if (replies) config.supportReplyAddress = replies;
  if (vars.SECRET_KEY) config.secretKey = vars.SECRET_KEY;
  return config;
}

/** Whether letters reach people. Outside production they are kept in DATA_DIR on purpose, unless a server is set. */
export const sendsLetters = ({ production, smtpUrl }: Config): boolean => !production || smtpUrl !== undefined;

/** Whether others can open this address: one with a certificate, or of another machine. */
function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || !isLoopback(hostname);
}
