import { ConfigError, type Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { checkAllOrNone } from './payments.ts';

/** Text messages: off, to the phones of the demo, or by a gateway. */
export type SmsConfig =
  | { mode: 'off' | 'sandbox' }
  | { mode: 'live'; url: string; username: string; apiKey: string; sender: string };

const testHost = 'api.sandbox.africastalking.com';

/** @throws ConfigError when only some are set, the address is not https, or it would reach real phones from a demo */
export function smsConfig(vars: Environment, { demo, production }: { demo: boolean; production: boolean }): SmsConfig {
  const { SMS_URL: url, SMS_USERNAME: username, SMS_API_KEY: apiKey, SMS_SENDER: sender } = vars;
  checkAllOrNone(vars, ['SMS_URL', 'SMS_USERNAME', 'SMS_API_KEY', 'SMS_SENDER'], 'text messages');
  if (!url || !username || !apiKey || !sender) return { mode: demo ? 'sandbox' : 'off' };
  const { protocol, hostname } = new URL(url);
  const isOurs = isLoopback(hostname);
  const isTest = hostname.replace(/\.$/, '') === testHost;
  if (protocol !== 'https:' && !isOurs) throw new ConfigError('SMS_URL: must be https, since the key is sent there');
  // The numbers of the demo's people may be those of strangers.
  if (demo && !isOurs && !isTest) {
    throw new ConfigError(
      `SMS_URL: a gateway that reaches real phones cannot be used beside demo data; use ${testHost}, or set NODE_ENV=production or DEMO=false`,
    );
  }
  if (production && isTest) throw new ConfigError(`SMS_URL: ${testHost} reaches no phone; use the live host`);
  return { mode: 'live', url, username, apiKey, sender };
}
