import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { getSettings } from '#server/settings/queries.ts';
import { RegisterRequest } from '#shared/contracts/accounts.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { askToVerifyEmail } from '../ask-to-verify-email.ts';
import type { Browser } from '../check-password.ts';
import type { Ticket } from '../one-use-tickets.ts';
import { createPerson } from '../register.ts';
import { openSession, type SignedIn } from '../sign-in.ts';
import { countRegistration } from '../sign-in-limits.ts';
import { type IdentityAsked, useFound } from './found-ticket.ts';
import type { FoundTicket } from './identity-flow.ts';
import { insertIdentity } from './repository.ts';

interface Registration {
  ticket: Ticket<FoundTicket>;
  asked: IdentityAsked;
}

/**
 * Makes an account without a password for whoever has come back, links theirs to it and signs in. Where the address is not
 * verified there, a letter with a link follows.
 * @throws AppError registrations_off, too_many_tries, identity_expired, email_taken, identity_taken
 */
export async function registerByIdentity(
  app: App,
  { ticket, asked }: Registration,
  browser: Browser,
): Promise<SignedIn> {
  const { data: found } = ticket;
  if (!(await getSettings(app.db)).takesRegistrations) throw new AppError('registrations_off');
  await countRegistration(app, browser.address);
  const email = addressOf(found);
  const { remember, role, lang: language, currency } = asked;
  return transaction(app, async (tx) => {
    await useFound(tx, ticket);
    const now = app.clock.now();
    const person = await createPerson(tx, app.secrets, {
      ...{ name: nameOf(found, email), email, role, passwordHash: null, language, currency, now },
      emailVerified: found.emailVerified,
    });
    await insertIdentity(tx, { ...found, personId: person.id, at: now });
    if (!found.emailVerified) await askToVerifyEmail(tx, app.secrets, person, now);
    return openSession(app, tx, { personId: person.id, remember, browser });
  });
}

/** The address, which must be one that the form of a new account takes, too. @throws AppError invalid_input with fields.email */
function addressOf({ email }: FoundTicket): string {
  const read = RegisterRequest.shape.email.safeParse(email);
  if (!read.success) throw new AppError('invalid_input', { fields: { email: 'email_plain' } });
  return read.data;
}

/** What they are called there, else the beginning of their address; it can be changed in the profile. */
function nameOf({ name }: FoundTicket, email: string): string {
  const [start = ''] = email.split('@');
  for (const one of [name, start]) {
    const read = RegisterRequest.shape.name.safeParse(one);
    if (read.success) return read.data;
  }
  return 'Twende';
}
