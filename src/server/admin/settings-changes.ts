import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { offsetOf, type PageNumber } from '#server/db/page.ts';
import { getSettingsVersion, type Settings, withDefaults } from '#server/settings/queries.ts';
import { settingsVersions } from '#server/settings/tables.ts';
import type { SettingsChanges } from '#shared/contracts/settings.schemas.ts';

type Change = z.output<typeof SettingsChanges>['items'][number];

/** What was changed by each version of the settings, newest first, with the name of the admin who changed it. */
export async function listSettingsChanges(db: DbOrTx, wanted: PageNumber): Promise<z.output<typeof SettingsChanges>> {
  const { version: total } = await getSettingsVersion(db);
  const rows = await db
    .select({
      version: settingsVersions.version,
      values: settingsVersions.values,
      at: settingsVersions.changedAt,
      by: people.name,
    })
    .from(settingsVersions)
    .leftJoin(people, eq(people.id, settingsVersions.changedBy))
    .orderBy(desc(settingsVersions.version))
    .offset(offsetOf(wanted))
    .limit(wanted.pageSize + 1);
  const items = rows.slice(0, wanted.pageSize).map(({ version, values, at, by }, index) => ({
    ...{ version, at: at.toISOString(), by },
    changes: differencesBetween(withDefaults(rows[index + 1]?.values ?? {}), withDefaults(values)),
  }));
  return { items, total, ...wanted };
}

const differencesBetween = (before: Settings, after: Settings): Change['changes'] =>
  (Object.keys(after) as (keyof Settings)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: before[name], to: after[name] }));
