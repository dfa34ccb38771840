import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { addDigests } from '#server/add-digests.ts';
import type { App } from '#server/app.ts';
import { sealPhone } from '#server/secrets.ts';
import { providers } from './tables.ts';

/** Adds the digests of phones that were stored without one; a phone that was changed meanwhile has one, or gets it next time. */
export function addPhoneKeys(app: App): Promise<void> {
  const { id, phoneSealed, phoneKey } = providers;
  return addDigests(app, {
    what: 'phone of a provider',
    list: (last, limit) =>
      app.db
        .select({ id, phoneSealed })
        .from(providers)
        .where(and(isNotNull(phoneSealed), isNull(phoneKey), last === undefined ? undefined : gt(id, last)))
        .orderBy(asc(id))
        .limit(limit),
    digest: (row) => sealPhone(app.secrets, app.secrets.open(row.phoneSealed ?? '')).phoneKey,
    save: (row, key) =>
      app.db
        .update(providers)
        .set({ phoneKey: key })
        .where(and(eq(id, row.id), eq(phoneSealed, row.phoneSealed ?? ''), isNull(phoneKey))),
  });
}
