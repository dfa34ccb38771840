import type { DarajaOptions } from '#server/outside/daraja-client.ts';
import type { SmsAccount } from '#server/outside/sms-gateway.ts';

/** Where the simulators listen and which keys they accept; see `host.ts`. */
export interface SandboxAddresses {
  stripe: { apiBase: string; secretKey: string; publishableKey: string; webhookSecret: string };
  daraja: Omit<DarajaOptions, 'clock' | 'log'>;
  sms: SmsAccount;
  push: { origin: string };
}
