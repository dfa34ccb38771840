import type { Secrets } from '#server/secrets.ts';
import { maskPhone, normalisePhone } from '#shared/phone.ts';

/** The destination of a provider's payouts. */
export type PayoutDestination =
  /** +254 and nine digits. */
  | { channel: 'mpesa'; phoneNumber: string }
  | { channel: 'bank'; bankName: string; branchCode?: string | undefined; accountName: string; accountNumber: string };

/** A destination encrypted for the database, where it is never stored as plain text. */
export const sealDestination = (secrets: Secrets, destination: PayoutDestination): string =>
  secrets.seal(JSON.stringify(destination));

/** A decrypted destination. @throws Error when it was not encrypted with our key */
export const openDestination = (secrets: Secrets, sealed: string): PayoutDestination =>
  JSON.parse(secrets.open(sealed)) as PayoutDestination;

/** A digest of the phone or the account, which is the same however it was typed. */
export function keyOfDestination(secrets: Secrets, destination: PayoutDestination): string {
  if (destination.channel === 'mpesa') return secrets.digest('phone', destination.phoneNumber);
  const { bankName, accountNumber } = destination;
  const account = accountNumber.replace(/[^0-9a-z]/gi, '').toLowerCase();
  return secrets.digest('bank-account', `${bankName.toLowerCase().replace(/[^0-9a-z]/g, '')} ${account}`);
}

/** A destination as rows store it: encrypted, and masked for people. */
export interface KeptDestination {
  channel: PayoutDestination['channel'];
  destinationSealed: string;
  destinationMasked: string;
}

/** Whether money can be sent there: M-Pesa sends to Kenyan mobile numbers only. */
export const canReach = (destination: PayoutDestination): boolean =>
  destination.channel === 'bank' || normalisePhone(destination.phoneNumber) !== undefined;

/** A masked destination for people and the audit log: '+2547•••••678', 'Equity Bank ••••5678'. */
export function maskDestination(destination: PayoutDestination): string {
  if (destination.channel === 'mpesa') return maskPhone(destination.phoneNumber);
  return `${destination.bankName} ••••${destination.accountNumber.slice(-4)}`;
}
