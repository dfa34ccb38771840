import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { reviewAddress } from '../review-address.ts';
import { ProviderState } from '../states.tsx';

/** The businesses that the person acts for, and what they may do there. */
export function UserBusinesses({ businesses }: Pick<AdminUser, 'businesses'>) {
  const { t } = useTranslation(['admin-users', 'rights']);
  const lang = useLang();
  if (businesses.length === 0) return <p className="text-ink-soft">{t('businesses.none')}</p>;
  return (
    <ul className="grid grid-cols-1">
      {businesses.map(({ id, name, status, rights, since }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 first:border-t"
        >
          <span className="min-w-0 flex-[1_1_14rem]">
            <TextLink to={reviewAddress('provider', id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              {name || id}
            </TextLink>
            <span className="block text-s text-ink-soft">
              {rights.length > 0 ? rights.map((right) => t(`rights:${right}`)).join('; ') : t('businesses.noRights')}
            </span>
            <span className="block text-s text-ink-soft">
              {t('businesses.since', { date: formatDate(dateInNairobi(new Date(since)), lang) })}
            </span>
          </span>
          <ProviderState status={status} />
        </li>
      ))}
    </ul>
  );
}
