import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { AppError } from '#shared/errors.ts';
import { getSettingsVersion, type Settings, withDefaults } from './queries.ts';
import { insertVersion, lockVersions } from './repository.ts';

interface SettingsOptions {
  /** The version that was looked at; absent: whatever is there now. */
  seen?: number | undefined;
  /** Looks at what is about to be changed, and throws where it may not be. */
  check?: (tx: Tx, change: { before: Settings; after: Settings; at: Date }) => Promise<void>;
}

/**
 * Saves a new version with these changes; other settings stay as they are. Existing bookings and payments keep the values
 * with which they were made. Another version that was saved meanwhile without our lock, by an older process, makes it begin anew.
 * @returns the settings then in force   @throws AppError changed_meanwhile: they are another version than `seen`, or five times another came first; what `check` throws
 */
export async function updateSettings(
  app: App,
  person: { id: string },
  changes: Partial<Settings>,
  options: SettingsOptions = {},
): Promise<Settings> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction(app, (tx) => saveChanges(app, tx, { ...options, person, changes }));
    } catch (error) {
      if (violatedConstraint(error) !== 'settings_versions_pkey') throw error;
      if (tries === triesMost) throw new AppError('changed_meanwhile');
    }
  }
}

const triesMost = 5;

interface Saved extends SettingsOptions {
  person: { id: string };
  changes: Partial<Settings>;
}

async function saveChanges(app: App, tx: Tx, { person, changes, seen, check }: Saved): Promise<Settings> {
  const at = app.clock.now();
  // Read when no other admin is saving, so that what is checked is what is saved, once.
  await lockVersions(tx);
  const { version, values } = await getSettingsVersion(tx);
  const before = withDefaults(values);
  const after = withDefaults({ ...values, ...changes });
  const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return before;
  if (seen !== undefined && seen !== version) throw new AppError('changed_meanwhile');
  await check?.(tx, { before, after, at });
  await insertVersion(tx, {
    version: version + 1,
    values: { ...values, ...changes },
    changedBy: person.id,
    changedAt: at,
  });
  await recordAudit(tx, {
    actorId: person.id,
    action: 'settings.changed',
    subjectType: 'settings',
    subjectId: String(version + 1),
    detail: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
    at,
  });
  return after;
}
