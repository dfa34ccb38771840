import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { Browser } from '../check-password.ts';
import { forgetDevices } from '../known-devices.ts';
import type { Ticket } from '../one-use-tickets.ts';
import { endSessionsOf, lockPerson } from '../repository.ts';
import { openSession, type SignedIn } from '../sign-in.ts';
import { recordSignIn } from '../sign-in-history.ts';
import { useFound } from './found-ticket.ts';
import type { FoundTicket } from './identity-flow.ts';
import { linkNeeds } from './link-rules.ts';
import { noteLinked } from './note-linked.ts';

interface Confirmed {
  ticket: Ticket<FoundTicket>;
  personId: string;
  remember: boolean;
}

/**
 * Links what somebody has come back with to the account that has their address, which is verified on both sides, and signs
 * in. Every session that was open ends, since nobody has given a password; a letter says so.
 * @throws AppError identity_expired (also where the account has changed meanwhile), suspended, identity_known, identity_taken
 */
export async function linkAndSignIn(
  app: App,
  { ticket, personId, remember }: Confirmed,
  browser: Browser,
): Promise<SignedIn> {
  const { data: found } = ticket;
  const outcome = await transaction(app, async (tx) => {
    const at = app.clock.now();
    await useFound(tx, ticket);
    const person = await lockPerson(tx, personId);
    const isSame = person !== undefined && foldEmail(person.email) === foldEmail(found.email ?? '');
    if (!isSame || linkNeeds(person, found) !== 'confirmation') throw new AppError('identity_expired');
    if (person.suspendedAt) {
      await recordSignIn(tx, { personId, outcome: 'suspended', browser, at });
      return new AppError('suspended');
    }
    await endSessionsOf(tx, personId, { now: at });
    await forgetDevices(tx, personId);
    await noteLinked(app, tx, { person, found, at });
    return openSession(app, tx, { personId, remember, browser });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
