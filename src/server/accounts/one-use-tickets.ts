import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { usedTickets } from './tables.ts';

/** What a browser keeps for us for some minutes, sealed, so that it can neither be read nor altered there, nor used twice. */
export interface Ticket<T> {
  id: string;
  expiresAt: Date;
  data: T;
}

interface Sealed<T> {
  /** Tells it from whatever else is sealed with the same key. */
  purpose: string;
  id: string;
  expiresAt: number;
  data: T;
}

/** @param ticket.data small, since it is sent with each request where it is in a cookie */
export function sealTicket<T>(
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  { purpose, validMs, data }: { purpose: string; validMs: number; data: T },
): string {
  const sealed: Sealed<T> = { purpose, id: newId(), expiresAt: clock.now().getTime() + validMs, data };
  return secrets.seal(JSON.stringify(sealed));
}

/**
 * Reads a ticket that was sealed for the same purpose; undefined for any other text, and once it has expired.
 * What only we have sealed has its shape.
 */
export function openTicket<T>(
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  { purpose, text }: { purpose: string; text: string | undefined },
): Ticket<T> | undefined {
  if (!text) return undefined;
  let sealed: Sealed<T>;
  try {
    sealed = JSON.parse(secrets.open(text));
  } catch {
    return undefined;
  }
  const { id, expiresAt, data } = sealed;
  if (sealed.purpose !== purpose || expiresAt <= clock.now().getTime()) return undefined;
  return { id, expiresAt: new Date(expiresAt), data };
}

/** Uses a ticket up. @returns whether it was unused */
export async function useTicket(
  tx: Tx,
  { id, expiresAt }: Pick<Ticket<unknown>, 'id' | 'expiresAt'>,
): Promise<boolean> {
  const used = await tx.insert(usedTickets).values({ id, expiresAt }).onConflictDoNothing().returning();
  return used.length > 0;
}

/** Deletes the notes of tickets that have expired. By `used_tickets_expires`. */
export async function forgetUsedTickets(app: App): Promise<void> {
  await app.db.delete(usedTickets).where(lt(usedTickets.expiresAt, app.clock.now()));
}
