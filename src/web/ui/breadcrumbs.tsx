import { Link } from '@tanstack/react-router';
import { useTranslation } from '../lib/use-translation.ts';

/** The way from home to this page; the last one, without `to`, is the page itself. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs')} className="text-s text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {[{ label: t('home'), to: '/' }, ...items].map(({ label, to }, place) => (
          <li key={label} className="flex gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className="underline underline-offset-4 hover:text-ink">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
