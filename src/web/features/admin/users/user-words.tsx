import type { AdminUser } from '#shared/contracts/admin-users.ts';
import type { PersonState } from '#shared/person-states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

export const roleTexts = {
  user: 'role.user',
  provider: 'role.provider',
  admin: 'role.admin',
} as const satisfies Record<AdminUser['role'], string>;

export const stateTexts = {
  active: 'state.active',
  suspended: 'state.suspended',
  unverified: 'state.unverified',
  deleted: 'state.deleted',
} as const satisfies Record<PersonState, string>;

const tones: Record<PersonState, Tone> = {
  ...{ active: 'success', suspended: 'danger', unverified: 'warning', deleted: 'neutral' },
};

/** The state of an account. */
export function UserState({ state }: { state: PersonState }) {
  const { t } = useTranslation('admin-users');
  return <Badge tone={tones[state]}>{t(stateTexts[state])}</Badge>;
}
