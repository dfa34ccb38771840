import { eq } from 'drizzle-orm';
import { recordPerson } from '#server/accounts/record-person.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';

/** A person's phone, decrypted. That it was seen is recorded. @throws AppError not_found, also where there is none */
export async function viewPhone(app: App, admin: { id: string }, personId: string): Promise<string> {
  const [person] = await app.db.select({ phoneSealed: people.phoneSealed }).from(people).where(eq(people.id, personId));
  if (!person?.phoneSealed) throw new AppError('not_found');
  const phone = app.secrets.open(person.phoneSealed);
  const at = app.clock.now();
  await transaction(app, (tx) => recordPerson(tx, { by: admin.id, action: 'person.phone_viewed', personId, at }));
  return phone;
}
