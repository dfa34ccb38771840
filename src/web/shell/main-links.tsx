import { Link } from '@tanstack/react-router';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface MainLinksProps {
  className: string;
  onClick?: () => void;
  /** Whether to include the home page; in the header the logo leads there. */
  home?: boolean;
}

/** The links of the header, its menu and the footer. */
export function MainLinks({ className, onClick, home = false }: MainLinksProps) {
  const { t } = useTranslation(['shell', 'common']);
  const links = [
    ...(home ? [{ to: addresses.home, label: t('common:home') }] : []),
    { to: addresses.explore, label: t('explore') },
    { to: addresses.services, label: t('services') },
    { to: addresses.stays, label: t('stays') },
    { to: addresses.meals, label: t('meals') },
    { to: addresses.transport, label: t('transport') },
  ];
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        className={className}
        {...(onClick && { onClick })}
      >
        {label}
      </Link>
    </li>
  ));
}
