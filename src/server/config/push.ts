import { createECDH } from 'node:crypto';
import { ConfigError, type Environment } from './environment.ts';
import { checkAllOrNone } from './payments.ts';

/** How push services know who sends. */
export interface PushConfig {
  /** In base64url; undefined: those that belong to SECRET_KEY. */
  keys?: { publicKey: string; privateKey: string };
  /** Whom they can ask about our messages: a mailto: or https: address. */
  subject: string;
}

/** @throws ConfigError when only one key is set, or the two do not belong together */
export function pushConfig(vars: Environment): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = vars;
  checkAllOrNone(vars, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'], 'push messages');
  // MAIL_FROM is an address, or a name with an address in angle brackets.
  const [, inBrackets] = /<([^<>]+)>\s*$/.exec(vars.MAIL_FROM) ?? [];
  const subject = vars.VAPID_SUBJECT ?? `mailto:${inBrackets ?? vars.MAIL_FROM}`;
  if (!publicKey || !privateKey) return { subject };
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY');
  }
  return { keys: { publicKey, privateKey }, subject };
}

function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return undefined; // no scalar of the curve
  }
}
