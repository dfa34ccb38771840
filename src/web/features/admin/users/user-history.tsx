import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { roleTexts } from './user-words.tsx';

type Entry = AdminUser['history'][number];

const actionTexts = {
  'person.suspended': 'history.suspended',
  'person.restored': 'history.restored',
  'person.made_admin': 'history.made_admin',
  'person.role_changed': 'history.role_changed',
  'person.sessions_ended': 'history.sessions_ended',
  'person.verification_sent': 'history.verification_sent',
  'person.password_changed': 'history.password_changed',
  'person.password_reset_started': 'history.password_reset_started',
  'person.password_reset': 'history.password_reset',
  'person.phone_viewed': 'history.phone_viewed',
  'person.avatar_removed': 'history.avatar_removed',
  'person.email_changed': 'history.email_changed',
  'person.identity_linked': 'history.identity_linked',
  'person.identity_unlinked': 'history.identity_unlinked',
  'person.passkey_added': 'history.passkey_added',
  'person.passkey_removed': 'history.passkey_removed',
  'person.second_factor_on': 'history.second_factor_on',
  'person.second_factor_off': 'history.second_factor_off',
  'person.second_factor_removed': 'history.second_factor_removed',
  'person.recovery_codes_renewed': 'history.recovery_codes_renewed',
  'person.email_restored': 'history.email_restored',
  'person.taken_back': 'history.taken_back',
} as const;

const isKnown = (action: string): action is keyof typeof actionTexts => Object.hasOwn(actionTexts, action);

/** The server sends so many at most. */
const shownMost = 50;

/** What the audit log says of the person, the newest first. */
export function UserHistory({ history }: Pick<AdminUser, 'history'>) {
  const { t } = useTranslation('admin-users');
  if (history.length === 0) return <p className="text-ink-soft">{t('history.none')}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="grid grid-cols-1 gap-4">
        {history.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.length === shownMost && (
        <p className="text-s text-ink-soft">{t('history.newest', { count: shownMost })}</p>
      )}
    </div>
  );
}

function HistoryEntry({ entry: { at, by, action, reason, before, after } }: { entry: Entry }) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  return (
    <li className="grid max-w-prose gap-0.5">
      <p className="font-medium">{isKnown(action) ? t(actionTexts[action]) : action}</p>
      <p className="text-s text-ink-soft wrap-anywhere">
        {[by ? t('history.by', { name: by.name }) : t('history.system'), formatInstant(new Date(at), lang)].join(' · ')}
      </p>
      {before && after && (
        <p className="text-s">{t('history.roles', { before: t(roleTexts[before]), after: t(roleTexts[after]) })}</p>
      )}
      {reason !== null && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
    </li>
  );
}
