import { lockAdmins } from '#server/accounts/lock-admins.ts';
import { listDeciders } from '#server/consents/admin-queries.ts';
import { type GivenConsent, permitMove } from '#server/consents/permit-move.ts';
import type { Tx } from '#server/db/client.ts';
import type { Settings } from '#server/settings/queries.ts';
import { readRatesAlone } from '#server/settings/rate-queries.ts';
import { consentedSettings } from '#shared/consent-acts.ts';
import { AppError } from '#shared/errors.ts';

interface Change {
  before: Settings;
  after: Settings;
  at: Date;
}

/**
 * Looks at a change of the settings that decide what money is worth. Setting the amount above which a second admin has to
 * consent needs another admin who can. While it is set, their consent is needed to raise it or switch it off, to change
 * the commission or a tax, and to move the rate by more than five per cent away from any of the last seven days: whoever
 * has one admin's session would begin with that.
 * @throws ConsentNeeded; AppError consent_two_admins, and as `permitMove`
 */
export async function checkMoneySettings(
  tx: Tx,
  person: { id: string },
  { consent, ...change }: Change & { consent?: GivenConsent | undefined },
): Promise<void> {
  const { before, after, at } = change;
  const [from, to] = [before.consentAboveCents, after.consentAboveCents];
  if (from === null && to !== null) {
    await lockAdmins(tx);
    if ((await listDeciders(tx, person.id, at)).length === 0) throw new AppError('consent_two_admins');
  }
  const isLooser = from !== null && (to === null || to > from);
  const asks = isLooser || (from !== null && (await changesWorth(tx, change)));
  if (!asks && !consent) return;
  const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => before[name] !== after[name]);
  await permitMove(tx, person, {
    move: {
      ...{ act: isLooser ? 'settings.amount' : 'settings.money', payee: 'settings', usdCents: from ?? 0, always: true },
      subject: { type: 'settings', id: isLooser ? 'consentAboveCents' : 'money', name: 'settings' },
      facts: Object.fromEntries(changed.map((name) => [name, factOf(before[name])])),
    },
    ...{ consent, at },
  });
}

async function changesWorth(tx: Tx, { before, after, at }: Change): Promise<boolean> {
  if (consentedSettings.some((name) => before[name] !== after[name])) return true;
  const rate = after.usdToKesRate;
  if (rate === before.usdToKesRate) return false;
  const { least, most } = await readRatesAlone(tx, at);
  return rate < least || rate > most;
}

const factOf = (value: Settings[keyof Settings]) => (typeof value === 'boolean' ? String(value) : value);
