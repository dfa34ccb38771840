import { randomBytes, randomUUID } from 'node:crypto';
import { systemClock } from '#server/clock.ts';
import { createDaraja, type Daraja, type StkPush } from '#server/outside/daraja.ts';

/** The adapter as the product makes it; it waits for nothing before a repeat. */
export const mpesaAdapter = (baseUrl: string): Daraja =>
  createDaraja({
    baseUrl,
    consumerKey: 'outside-checks',
    consumerSecret: 'outside-checks',
    shortcode: '174379',
    passkey: 'outside-checks',
    initiator: { name: 'outside', securityCredential: Buffer.from('outside-checks').toString('base64') },
    clock: systemClock,
    log: { debug: () => undefined },
    wait: async () => undefined,
  });

export const newPush = (callbackUrl: string, amountKes: number): StkPush => ({
  phone: '+254 712 345 678',
  amountKes,
  accountReference: 'BK2026001',
  callbackUrl,
  description: 'Twende trip',
});

/** An address of our own as the product makes them, and one for what ran out in the queue. */
export function newAddresses(origin: string) {
  const path = `/api/hooks/d/${randomBytes(32).toString('hex')}`;
  return { path, url: `${origin}${path}`, resultUrl: `${origin}${path}`, timeoutUrl: `${origin}${path}/late` };
}

/** An order to send shillings to a phone, with an id that nobody used before. */
export const newOrder = (addresses: { resultUrl: string; timeoutUrl: string }, amountKes: number) => ({
  id: randomUUID(),
  phone: '0712345678',
  amountKes,
  remarks: 'Refund BK2026001',
  resultUrl: addresses.resultUrl,
  timeoutUrl: addresses.timeoutUrl,
});

export async function acceptedPush(daraja: Daraja, callbackUrl: string, amountKes: number) {
  const outcome = await daraja.pushStk(newPush(callbackUrl, amountKes));
  if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`);
  return outcome;
}
