import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { sealPhone } from './seal-phone.ts';
import { providers } from './tables.ts';

const batch = 500;

/** Adds the digests of phones that were stored before there were any, up to 500; a phone that was changed meanwhile has one. */
export async function addPhoneKeys(app: App): Promise<void> {
  const rows = await app.db
    .select({ id: providers.id, phoneSealed: providers.phoneSealed })
    .from(providers)
    .where(and(isNotNull(providers.phoneSealed), isNull(providers.phoneKey)))
    .limit(batch);
  for (const { id, phoneSealed } of rows) {
    if (phoneSealed === null) continue;
    const { phoneKey } = sealPhone(app.secrets, app.secrets.open(phoneSealed));
    const unchanged = and(eq(providers.id, id), isNull(providers.phoneKey));
    await app.db.update(providers).set({ phoneKey }).where(unchanged);
  }
}
