import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from './icon.tsx';

/** Links from the home page to this page; the last item, without `to`, is the page itself. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs')} className="text-s text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {[{ label: t('home'), to: '/' }, ...items].map(({ label, to }, place) => (
          <li key={label} className="flex items-center gap-1.5">
            {place > 0 && <Icon name="right" className="size-3.5" />}
            {to === undefined ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-8 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
