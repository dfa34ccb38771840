import type { Secrets } from '#server/secrets.ts';

/** How a provider's phone is stored: encrypted, and as a digest by which another provider with the same one is found. */
export const sealPhone = (secrets: Secrets, phone: string): { phoneSealed: string; phoneKey: string } => ({
  phoneSealed: secrets.seal(phone),
  phoneKey: secrets.digest('phone', phone),
});
