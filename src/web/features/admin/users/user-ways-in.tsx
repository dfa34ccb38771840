import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** By what the person signs in: password, accounts elsewhere, passkeys. */
export function UserWaysIn({ waysIn: { password, linked, passkeys } }: Pick<AdminUser, 'waysIn'>) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const usedAt = (instant: string | null) =>
    instant === null ? t('waysIn.unused') : t('waysIn.used', { date: at(instant) });
  const ways = [
    ...(password ? [{ key: 'password', title: t('waysIn.password'), lines: [] }] : []),
    ...linked.map(({ provider, email, linkedAt, lastUsedAt }) => {
      const name = identityProviderNames[provider];
      const title = email === null ? t('waysIn.linkedPlain', { name }) : t('waysIn.linked', { name, email });
      return { key: provider, title, lines: [t('waysIn.since', { date: at(linkedAt) }), usedAt(lastUsedAt)] };
    }),
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ key: id, title: t('waysIn.passkey', { name }) },
      lines: [t('waysIn.since', { date: at(createdAt) }), usedAt(lastUsedAt)],
    })),
  ];
  if (ways.length === 0) return <p className="text-ink-soft">{t('waysIn.none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {ways.map(({ key, title, lines }) => (
        <li key={key} className="grid min-w-0 grid-cols-1 content-start gap-0.5">
          <p className="font-medium wrap-anywhere">{title}</p>
          {lines.map((line) => (
            <p key={line} className="text-s text-ink-soft">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
