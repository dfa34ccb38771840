import { ConfigError, type Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

export type CardConfig =
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

export type MpesaConfig =
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

const darajaSandbox = 'https://sandbox.safaricom.co.ke';
const darajaLive = 'https://api.safaricom.co.ke';
/** Whether both are the same host, however its address is written. */
const isHostOf = (address: string, known: string): boolean =>
  new URL(address).hostname.replace(/\.$/, '') === new URL(known).hostname;
/** Daraja refuses callback addresses that contain one of these words. */
const forbiddenWords = ['mpesa', 'm-pesa', 'safaricom', 'query', 'sql', 'cmd', 'exec', 'exe'];

/** @throws ConfigError when some of the variables are set and others are not */
export function checkAllOrNone(vars: Environment, names: (keyof Environment)[], method: string): void {
  const missing = names.filter((name) => vars[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new ConfigError(`${missing[0]}: is missing, though other variables of ${method} are set`);
  }
}

export function cardConfig(vars: Environment, { demo }: { demo: boolean }): CardConfig {
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
  if (livemode && demo) throw besideDemo('STRIPE_SECRET_KEY: a live key');
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

/** Everybody knows the passwords of the demo's accounts, so anybody could move real money. */
const besideDemo = (what: string) =>
  new ConfigError(
    `${what} cannot be used beside demo data; use a database without it, and set NODE_ENV=production or DEMO=false`,
  );

/** Whether calls go to Safaricom's live host. */
const isDarajaLive = (apiBase: string): boolean => isHostOf(apiBase, darajaLive);

/** Whether payments move real money. */
export const movesRealMoney = ({ card, mpesa }: { card: CardConfig; mpesa: MpesaConfig }): boolean =>
  (card.mode === 'live' && card.livemode) || (mpesa.mode === 'live' && isDarajaLive(mpesa.apiBase));

/** The first variable of each method that would call the real provider. */
export const liveVariables = ({ card, mpesa }: { card: CardConfig; mpesa: MpesaConfig }): string[] => [
  ...(card.mode === 'live' ? ['STRIPE_SECRET_KEY'] : []),
  ...(mpesa.mode === 'live' ? ['MPESA_CONSUMER_KEY'] : []),
];

export function mpesaConfig(
  vars: Environment,
  { demo, production, publicUrl }: { demo: boolean; production: boolean; publicUrl: string },
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
  if (demo && isDarajaLive(apiBase)) throw besideDemo("MPESA_API_BASE: Safaricom's live host");
  const isSandbox = isHostOf(apiBase, darajaSandbox);
  if (production && isSandbox) {
    throw new ConfigError(`MPESA_API_BASE: must name the live host (${darajaLive}) with NODE_ENV=production`);
  }
  // Only Safaricom's own hosts need to reach us from outside; any other base is a simulator or a proxy.
  if (isSandbox || isDarajaLive(apiBase)) {
    if (new URL(apiBase).protocol !== 'https:') throw new ConfigError('MPESA_API_BASE: must be https');
    checkCallbacks(publicUrl);
  }
  return { mode: 'live', consumerKey, consumerSecret, shortcode, passkey, apiBase, ...(initiator && { initiator }) };
}

/** @throws ConfigError where Safaricom cannot or does not call back to the address */
function checkCallbacks(publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  const word = forbiddenWords.find((part) => publicUrl.toLowerCase().includes(part));
  if (protocol !== 'https:') throw new ConfigError('PUBLIC_URL: must be https so that M-Pesa can call back');
  if (isLoopback(hostname) || hostname === '0.0.0.0')
    throw new ConfigError('PUBLIC_URL: M-Pesa cannot call back to this machine itself');
  if (word) throw new ConfigError(`PUBLIC_URL: M-Pesa refuses callback addresses that hold "${word}"`);
}

function initiatorOf(vars: Environment): { name: string; securityCredential: string } | undefined {
  const { MPESA_INITIATOR: name, MPESA_SECURITY_CREDENTIAL: securityCredential } = vars;
  checkAllOrNone(vars, ['MPESA_INITIATOR', 'MPESA_SECURITY_CREDENTIAL'], "M-Pesa's initiator");
  return name && securityCredential ? { name, securityCredential } : undefined;
}
