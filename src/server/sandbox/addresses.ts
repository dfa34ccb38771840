import type { DarajaOptions } from '#server/outside/daraja-client.ts';

/** Where the simulators listen and which keys they accept; see `host.ts`. */
export interface SandboxAddresses {
  stripe: { apiBase: string; secretKey: string; publishableKey: string; webhookSecret: string };
  daraja: Omit<DarajaOptions, 'clock' | 'log'>;
}
