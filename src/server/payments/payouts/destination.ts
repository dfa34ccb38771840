import { maskPhone, normalisePhone } from '#shared/phone.ts';
import type { Secrets } from '../../secrets.ts';

/** Where a provider's money goes. */
export type PayoutDestination =
  /** +254 and nine digits. */
  | { channel: 'mpesa'; phoneNumber: string }
  | { channel: 'bank'; bankName: string; branchCode?: string | undefined; accountName: string; accountNumber: string };

/** For the database: a destination is never kept in clear. */
export const sealDestination = (secrets: Secrets, destination: PayoutDestination): string =>
  secrets.seal(JSON.stringify(destination));

/** @throws Error when it was not sealed with our key */
export const openDestination = (secrets: Secrets, sealed: string): PayoutDestination =>
  JSON.parse(secrets.open(sealed)) as PayoutDestination;

/** A destination as rows keep it, sealed and for people. */
export interface KeptDestination {
  channel: PayoutDestination['channel'];
  destinationSealed: string;
  destinationMasked: string;
}

/** Where a provider wants its money now; undefined while it has not said so. */
export function namedDestination({
  channel,
  destinationSealed,
  destinationMasked,
}: { [Part in keyof KeptDestination]: KeptDestination[Part] | null }): KeptDestination | undefined {
  if (!channel || !destinationSealed || !destinationMasked) return undefined;
  return { channel, destinationSealed, destinationMasked };
}

/** Whether money can be sent there at all: M-Pesa takes Kenyan mobile numbers only. */
export const canReach = (destination: PayoutDestination): boolean =>
  destination.channel === 'bank' || normalisePhone(destination.phoneNumber) !== undefined;

/** For people and the audit record: '+2547•••••678', 'Equity Bank ••••5678'. */
export function maskDestination(destination: PayoutDestination): string {
  if (destination.channel === 'mpesa') return maskPhone(destination.phoneNumber);
  return `${destination.bankName} ••••${destination.accountNumber.slice(-4)}`;
}
