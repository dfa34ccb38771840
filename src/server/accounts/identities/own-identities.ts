import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { OwnIdentities } from '#shared/contracts/identities.ts';
import { AppError } from '#shared/errors.ts';
import { type IdentityProvider, identityProviderNames, identityProviders } from '#shared/identity-providers.ts';
import { openTicket } from '../one-use-tickets.ts';
import { recordPerson } from '../record-person.ts';
import { endSessionsOf, findPerson, lockOpenSession, lockPerson } from '../repository.ts';
import { keepWayIn } from '../ways-in.ts';
import { openFound, useFound } from './found-ticket.ts';
import { type FoundTicket, foundPurpose } from './identity-flow.ts';
import { noteLinked } from './note-linked.ts';
import { deleteIdentity, listIdentitiesOf } from './repository.ts';

interface Owner {
  id: string;
  sessionId: string;
}

/** Each change mails a letter. */
const changesPerPerson = { most: 10, periodMs: 24 * 3_600_000 };

/** The accounts elsewhere by which a person can sign in, those that they could link, and one that waits to be confirmed. */
export async function getOwnIdentities(app: App, personId: string, cookie: string | undefined): Promise<OwnIdentities> {
  const person = await findPerson(app.db, personId);
  const linked = await listIdentitiesOf(app.db, personId);
  const waiting = openTicket<FoundTicket>(app, { purpose: foundPurpose, text: cookie })?.data;
  return {
    hasPassword: person !== undefined && person.passwordHash !== null,
    linked: linked.map(({ provider, email, linkedAt }) => ({ provider, email, linkedAt: linkedAt.toISOString() })),
    possible: identityProviders.filter((one) => app.identity[one] && !linked.some(({ provider }) => provider === one)),
    waiting: waiting ? { provider: waiting.provider, email: waiting.email ?? '' } : null,
  };
}

/**
 * Links what the browser has brought to the account of whoever is signed in, and mails that.
 * @throws AppError identity_expired, identity_taken, identity_known, too_many_tries; sign_in_required when the session ends
 *   meanwhile
 */
export async function linkIdentity(app: App, owner: Owner, cookie: string | undefined): Promise<void> {
  const ticket = openFound(app, cookie);
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, owner.id);
    if (!person || !(await lockOpenSession(tx, owner.sessionId))) throw new AppError('sign_in_required');
    await useFound(tx, ticket);
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `identities:${person.id}`, ...changesPerPerson }], at);
    await noteLinked(app, tx, { person, found: ticket.data, at });
  });
}

/**
 * Unlinks an account elsewhere, and mails that. Every other session ends, since it may have been opened by it.
 * @throws AppError not_found, last_way_in; sign_in_required when the session ends meanwhile
 */
export async function unlinkIdentity(app: App, owner: Owner, provider: IdentityProvider): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { id: personId } = owner;
    const person = await lockPerson(tx, personId);
    if (!person || !(await lockOpenSession(tx, owner.sessionId))) throw new AppError('sign_in_required');
    if (!(await deleteIdentity(tx, { personId, provider }))) throw new AppError('not_found');
    await keepWayIn(tx, person);
    await endSessionsOf(tx, personId, { now: at, but: owner.sessionId });
    await recordPerson(tx, { by: personId, action: 'person.identity_unlinked', personId, detail: { provider }, at });
    await enqueue(tx, 'mail-second-factor', {
      ...{ personId, what: 'identity_unlinked', name: identityProviderNames[provider], at: at.toISOString() },
    });
  });
}
