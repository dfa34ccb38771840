import { ConfigError, type Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** How people sign in with their account at Google or Facebook; `sandbox`: at the demo's own page. */
export type IdentityConfig =
  | { mode: 'off' | 'sandbox' }
  | {
      mode: 'live';
      clientId: string;
      clientSecret: string;
      /** Of Google, the issuer of OpenID Connect; of Facebook, where its dialog and its Graph API are. Absent: their own. */
      base?: string;
    };

type Names = Record<'id' | 'secret' | 'base', keyof Environment & `${'GOOGLE' | 'FACEBOOK'}_${string}`>;

const google: Names = { id: 'GOOGLE_CLIENT_ID', secret: 'GOOGLE_CLIENT_SECRET', base: 'GOOGLE_ISSUER' };
const facebook: Names = { id: 'FACEBOOK_CLIENT_ID', secret: 'FACEBOOK_CLIENT_SECRET', base: 'FACEBOOK_API_BASE' };

/** @throws ConfigError for half of the variables, or for an address that is not https and not of this machine */
export function identityConfig(
  vars: Environment,
  { demo }: { demo: boolean },
): Record<'google' | 'facebook', IdentityConfig> {
  return { google: configOf(vars, google, demo), facebook: configOf(vars, facebook, demo) };
}

function configOf(vars: Environment, names: Names, demo: boolean): IdentityConfig {
  const [clientId, clientSecret, base] = [vars[names.id], vars[names.secret], vars[names.base]];
  if (!clientId && !clientSecret && !base) return { mode: demo ? 'sandbox' : 'off' };
  if (!clientId)
    throw new ConfigError(`${names.id}: is missing, though ${clientSecret ? names.secret : names.base} is set`);
  if (!clientSecret) throw new ConfigError(`${names.secret}: is missing, though ${names.id} is set`);
  if (base && !mayAsk(base, demo)) throw new ConfigError(`${names.base}: must be https`);
  return { mode: 'live', clientId, clientSecret, ...(base && { base: base.replace(/\/$/, '') }) };
}

/** Without https whoever sits between reads the secrets; in the demo a server on this machine may do without. */
const mayAsk = (base: string, demo: boolean): boolean => {
  const { protocol, hostname } = new URL(base);
  return protocol === 'https:' || (demo && isLoopback(hostname));
};
