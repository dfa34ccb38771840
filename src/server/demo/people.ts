import { and, eq, gt } from 'drizzle-orm';
import { hashPassword } from '#server/accounts/passwords.ts';
import { findPersonById } from '#server/accounts/queries.ts';
import { createPerson } from '#server/accounts/register.ts';
import { agreements } from '#server/accounts/tables.ts';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import { updateProfile } from '#server/accounts/update-profile.ts';
import { transaction } from '#server/db/client.ts';
import { ProfileRequest } from '#shared/contracts/accounts.schemas.ts';
import { today } from '#shared/dates.ts';
import type { DemoPerson } from './data/types.ts';
import { demoIdentity } from './identity.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

/** Registers each person on their date. All have the same password hash, since hashing is slow and the password public. */
export async function peopleSteps(
  context: SeedContext,
  people: readonly DemoPerson[],
  startDates: ReadonlyMap<string, Date>,
): Promise<Step[]> {
  const passwordHash = await hashPassword(demoIdentity.accounts[0].password);
  return people.map((demo) => ({
    at: getMade(startDates, demo.key),
    run: () => register(context, demo, passwordHash),
  }));
}

async function register({ app, people }: SeedContext, demo: DemoPerson, passwordHash: string): Promise<void> {
  const { name, email, phone, role, language, nationality, bio, interests, travelStyle } = demo;
  const now = app.clock.now();
  const { id } = await transaction(app, async (tx) => {
    const person = { name, email, phone, role, language, passwordHash, emailVerified: true, now };
    const created = await createPerson(tx, app.secrets, person);
    // Who registered before the texts of today were written agreed to those of that day.
    const version = today(app.clock);
    await tx
      .update(agreements)
      .set({ version })
      .where(and(eq(agreements.personId, created.id), gt(agreements.version, version)));
    return created;
  });
  const profile = ProfileRequest.parse({ name, email, nationality, bio, interests, travelStyle });
  const browser = { userAgent: '', device: undefined, address: '' };
  await updateProfile(app, { id, sessionId: '', signedInAt: null }, profile, browser);
  if (demo.wantsSms) await updatePreferences(app, { id }, { notifications: { email: true, sms: true, push: true } });
  const person = await findPersonById(app, id);
  if (!person) throw new Error(`${email} was not registered`);
  people.set(demo.key, { ...person, demo });
}
