import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { deviceCookie, type Owner, signDevice, signedDevice } from './device-cookie.ts';
import { lockPerson } from './repository.ts';
import { signInDevices } from './tables.ts';

/** Each known browser has failed sign-ins of its own, so their number is limited; the one used longest ago is forgotten. */
const devicesKept = 10;

/** The browser's id if it is one of the latest ten in which this person signed in, else ''. */
export async function findKnownDevice(app: App, cookie: string | undefined, owner: Owner | undefined): Promise<string> {
  const deviceId = owner ? signedDevice(app.secrets, cookie, owner) : '';
  if (!owner || !deviceId) return '';
  const [known] = await app.db.select().from(signInDevices).where(isDevice(owner.id, deviceId));
  return known?.deviceId ?? '';
}

const isDevice = (personId: string, deviceId: string) =>
  and(eq(signInDevices.personId, personId), eq(signInDevices.deviceId, deviceId));

/** Remembers the browser for a person who has just signed in. @returns its cookie  @throws AppError not_found */
export function rememberDevice(app: App, cookie: string | undefined, person: { id: string }): Promise<string> {
  return transaction(app, async (tx) => {
    const personId = person.id;
    const owner = await lockPerson(tx, personId);
    if (!owner) throw new AppError('not_found');
    const signed = signDevice(app.secrets, cookie, owner);
    const lastAt = app.clock.now();
    await tx
      .insert(signInDevices)
      .values({ personId, deviceId: signed.deviceId, lastAt })
      .onConflictDoUpdate({ target: [signInDevices.personId, signInDevices.deviceId], set: { lastAt } });
    const latest = tx
      .select({ deviceId: signInDevices.deviceId })
      .from(signInDevices)
      .where(eq(signInDevices.personId, personId))
      .orderBy(desc(signInDevices.lastAt), desc(signInDevices.deviceId))
      .limit(devicesKept);
    await tx
      .delete(signInDevices)
      .where(and(eq(signInDevices.personId, personId), notInArray(signInDevices.deviceId, latest)));
    return signed.cookie;
  });
}

/** Forgets a person's browsers, so that their failed sign-ins count with those of strangers. @param but stays known */
export async function forgetDevices(tx: Tx, personId: string, { but = '' }: { but?: string } = {}): Promise<void> {
  await tx.delete(signInDevices).where(and(eq(signInDevices.personId, personId), ne(signInDevices.deviceId, but)));
}

/** Deletes the browsers whose cookie has ended. By the index `sign_in_devices_last`. */
export async function forgetOldDevices(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - deviceCookie.maxAgeSeconds * 1000);
  await app.db.delete(signInDevices).where(lt(signInDevices.lastAt, before));
}
