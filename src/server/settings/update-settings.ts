import type { App } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../db/client.ts';
import { getSettingsVersion, type Settings, withDefaults } from './queries.ts';
import { insertVersion } from './repository.ts';

/**
 * Makes a new version with these changes; what is not named stays as it is. Bookings and payments that exist keep
 * what they froze.
 * @returns the settings then in force
 */
export async function updateSettings(app: App, person: { id: string }, changes: Partial<Settings>): Promise<Settings> {
  return transaction(app, (tx) => saveChanges(app, tx, person, changes));
}

async function saveChanges(app: App, tx: Tx, person: { id: string }, changes: Partial<Settings>): Promise<Settings> {
  const at = app.clock.now();
  // Another admin may take the number in between: then ours goes on top of theirs, and neither change is lost.
  for (;;) {
    const { version, values } = await getSettingsVersion(tx);
    const before = withDefaults(values);
    const after = withDefaults({ ...values, ...changes });
    const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return before;
    const saved = await insertVersion(tx, {
      version: version + 1,
      values: { ...values, ...changes },
      changedBy: person.id,
      changedAt: at,
    });
    if (!saved) continue;
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
}
