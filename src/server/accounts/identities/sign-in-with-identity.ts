import type { App } from '#server/app.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import type { Browser } from '../check-password.ts';
import type { Ticket } from '../one-use-tickets.ts';
import { findByEmail, lockPerson, type PersonRow } from '../repository.ts';
import { makeChallenge } from '../second-factor/challenge.ts';
import { openSession, type SignedIn } from '../sign-in.ts';
import { recordCodeAsked, recordSignIn } from '../sign-in-history.ts';
import { type IdentityAsked, openFound, useFound } from './found-ticket.ts';
import type { FoundTicket } from './identity-flow.ts';
import { linkAndSignIn } from './link-and-sign-in.ts';
import { type LinkNeeds, linkNeeds } from './link-rules.ts';
import { registerByIdentity } from './register-by-identity.ts';
import { findOwner, noteUsed } from './repository.ts';

/** An account with the same address, to which nothing is linked yet. */
interface ToLink {
  provider: IdentityProvider;
  email: string;
  needs: LinkNeeds;
}

type IdentityOutcome = { session: SignedIn; isNew: boolean } | { link: ToLink };

/**
 * Signs in whoever has come back from Google or Facebook: to the account that theirs is linked to, unless that has a second
 * factor; else to a new account; where an account has their address, only once they have confirmed, and as `linkNeeds` says.
 * Whoever signs in once more must come back as themselves: another account would change who is signed in, or make a person.
 * @throws AppError identity_expired, identity_not_linked, suspended, second_factor_required with a challenge, registrations_off, email_taken,
 *   identity_known, identity_taken, too_many_tries
 */
export async function signInWithIdentity(app: App, asked: IdentityAsked, browser: Browser): Promise<IdentityOutcome> {
  const ticket = openFound(app, asked.cookie);
  const { data: found } = ticket;
  const { remember } = asked;
  const ownerId = await findOwner(app.db, found);
  if (asked.as !== undefined && asked.as !== ownerId) throw new AppError('identity_not_linked');
  if (ownerId !== undefined)
    return { session: await signInOwner(app, { ticket, ownerId, remember }, browser), isNew: false };
  const email = found.email ?? '';
  const account = await findByEmail(app.db, email);
  if (!account) return { session: await registerByIdentity(app, { ticket, asked }, browser), isNew: true };
  const needs = linkNeeds(account, found);
  if (needs === 'password' || !asked.confirm) return { link: { provider: found.provider, email, needs } };
  return { session: await linkAndSignIn(app, { ticket, personId: account.id, remember }, browser), isNew: false };
}

interface Known {
  ticket: Ticket<FoundTicket>;
  ownerId: string;
  remember: boolean;
}

async function signInOwner(app: App, { ticket, ownerId, remember }: Known, browser: Browser): Promise<SignedIn> {
  const outcome = await transaction(app, async (tx) => {
    await useFound(tx, ticket);
    const person = await lockPerson(tx, ownerId);
    // It may have been unlinked meanwhile.
    if (!person || (await findOwner(tx, ticket.data)) !== ownerId) throw new AppError('identity_expired');
    await noteUsed(tx, ticket.data, app.clock.now());
    return openUnlessAsked(app, tx, { person, remember, browser });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/**
 * What follows once somebody has proved who they are without their password: a session, or a code is asked for. The caller
 * has locked the person, and throws what is returned after the transaction, which must commit the history.
 */
async function openUnlessAsked(
  app: App,
  tx: Tx,
  { person, remember, browser }: { person: PersonRow; remember: boolean; browser: Browser },
): Promise<SignedIn | AppError> {
  const { id: personId } = person;
  const record = (db: DbOrTx, outcome: SignInOutcome) =>
    recordSignIn(db, { personId, outcome, browser, at: app.clock.now() });
  if (person.suspendedAt) {
    await record(tx, 'suspended');
    return new AppError('suspended');
  }
  if (!person.secondFactorAt) return openSession(app, tx, { personId, remember, browser });
  const askedId = await recordCodeAsked(app, tx, { personId, browser });
  return new AppError('second_factor_required', { challenge: makeChallenge(app, person, { remember, askedId }) });
}
