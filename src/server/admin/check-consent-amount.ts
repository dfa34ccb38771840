import { lockAdmins } from '#server/accounts/lock-admins.ts';
import { listDeciders } from '#server/consents/admin-queries.ts';
import { type GivenConsent, permitMove } from '#server/consents/permit-move.ts';
import type { Tx } from '#server/db/client.ts';
import type { Settings } from '#server/settings/queries.ts';
import { AppError } from '#shared/errors.ts';

interface Change {
  before: Settings;
  after: Settings;
  at: Date;
}

/**
 * Looks at a change of the amount above which a second admin has to consent. Setting it needs another admin who can
 * consent; raising it and switching it off need their consent, or whoever has one admin's session would begin with that.
 * @throws ConsentNeeded; AppError consent_two_admins, and as `permitMove`
 */
export async function checkConsentAmount(
  tx: Tx,
  person: { id: string },
  { before, after, at, consent }: Change & { consent?: GivenConsent | undefined },
): Promise<void> {
  const [from, to] = [before.consentAboveCents, after.consentAboveCents];
  if (from === null && to !== null) {
    await lockAdmins(tx);
    if ((await listDeciders(tx, person.id, at)).length === 0) throw new AppError('consent_two_admins');
  }
  const isLooser = from !== null && (to === null || to > from);
  if (!isLooser && !consent) return;
  const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => before[name] !== after[name]);
  await permitMove(tx, person, {
    move: {
      ...{ act: 'settings.amount', payee: 'settings', usdCents: from ?? 0, always: true },
      subject: { type: 'settings', id: 'consentAboveCents', name: 'settings' },
      facts: Object.fromEntries(changed.map((name) => [name, factOf(before[name])])),
    },
    ...{ consent, at },
  });
}

const factOf = (value: Settings[keyof Settings]) => (typeof value === 'boolean' ? String(value) : value);
