import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { recordPerson } from '../record-person.ts';
import type { PersonRow } from '../repository.ts';
import { makeTakeBackLink } from '../second-factor/take-back-link.ts';
import type { FoundTicket } from './identity-flow.ts';
import { insertIdentity } from './repository.ts';

interface Linked {
  person: PersonRow;
  found: FoundTicket;
  at: Date;
}

/**
 * Links an account elsewhere to a person's, and mails that, with a link that takes it back. The caller has locked the person.
 * @throws AppError identity_taken, identity_known
 */
export async function noteLinked(app: App, tx: Tx, { person, found, at: instant }: Linked): Promise<void> {
  const { id: personId } = person;
  await insertIdentity(tx, { ...found, personId, at: instant });
  const { provider } = found;
  await recordPerson(tx, {
    by: personId,
    action: 'person.identity_linked',
    personId,
    detail: { provider },
    at: instant,
  });
  const at = instant.toISOString();
  const token = await makeTakeBackLink(tx, person, instant);
  await enqueue(tx, 'mail-second-factor', {
    ...{ personId, what: 'identity_linked', name: identityProviderNames[provider], at },
    sealedTo: app.secrets.seal(person.email),
    sealedToken: token && app.secrets.seal(token),
  });
}
