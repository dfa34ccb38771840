import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { Currency } from '#shared/currencies.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { registeredRoles } from '#shared/rights.ts';
import { openTicket, type Ticket, useTicket } from '../one-use-tickets.ts';
import { type FoundTicket, foundPurpose } from './identity-flow.ts';

export interface IdentityAsked {
  /** The cookie of whoever has come back. */
  cookie: string | undefined;
  /** Whether they agree to link it to the account that has their address. */
  confirm: boolean;
  /** Who signs in once more, and as nobody else; undefined for whoever is not signed in. */
  as: string | undefined;
  /** Whether the session shall last 30 days. */
  remember: boolean;
  /** Of a new account. */
  role: (typeof registeredRoles)[number];
  lang: Lang;
  currency: Currency | undefined;
}

/** @throws AppError identity_expired: there is none, it is too old, or it was used */
export function openFound(app: App, cookie: string | undefined): Ticket<FoundTicket> {
  const ticket = openTicket<FoundTicket>(app, { purpose: foundPurpose, text: cookie });
  if (!ticket) throw new AppError('identity_expired');
  return ticket;
}

/** Uses up what the browser has brought, in the transaction that acts by it. @throws AppError identity_expired */
export async function useFound(tx: Tx, ticket: Ticket<FoundTicket>): Promise<void> {
  if (!(await useTicket(tx, ticket))) throw new AppError('identity_expired');
}
