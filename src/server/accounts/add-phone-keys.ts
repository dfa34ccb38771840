import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { addDigests } from '#server/add-digests.ts';
import type { App } from '#server/app.ts';
import { sealPhone } from '#server/secrets.ts';
import { people } from './tables.ts';

/** Adds the digests of phones of accounts that were stored without one; one that was changed meanwhile has it, or gets it next time. */
export function addPersonPhoneKeys(app: App): Promise<void> {
  const { id, phoneSealed, phoneKey } = people;
  return addDigests(app, {
    what: 'phone of a person',
    list: (last, limit) =>
      app.db
        .select({ id, phoneSealed })
        .from(people)
        .where(and(isNotNull(phoneSealed), isNull(phoneKey), last === undefined ? undefined : gt(id, last)))
        .orderBy(asc(id))
        .limit(limit),
    digest: (row) => sealPhone(app.secrets, app.secrets.open(row.phoneSealed ?? '')).phoneKey,
    save: (row, key) =>
      app.db
        .update(people)
        .set({ phoneKey: key })
        .where(and(eq(id, row.id), eq(phoneSealed, row.phoneSealed ?? ''), isNull(phoneKey))),
  });
}
