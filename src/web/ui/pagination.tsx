import { Link } from '@tanstack/react-router';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { iconButtonClasses } from './icon-button-classes.ts';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
}

/** Links to the other pages of a list; the page's number is the search parameter `page` (absent on the first). */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const { t } = useTranslation('common');
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages.label')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink page={page - 1} label={t('pages.previous')}>
          <Icon name="left" />
        </PageLink>
      )}
      {nearby({ page, pages }).map((each, place, all) => (
        <span key={each} className={classes('contents', isNeighbour(each, { page, pages }) && 'max-sm:hidden')}>
          {place > 0 && <Gap after={all[place - 1] ?? each} {...{ each, page, pages }} />}
          <PageLink page={each} label={t('pages.page', { page: each })} current={each === page}>
            {each}
          </PageLink>
        </span>
      ))}
      {page < pages && (
        <PageLink page={page + 1} label={t('pages.next')}>
          <Icon name="right" />
        </PageLink>
      )}
    </nav>
  );
}

interface Pages {
  /** The current page. */
  page: number;
  /** How many there are. */
  pages: number;
}

/** Hidden on phones, where the arrows lead to these pages. */
const isNeighbour = (each: number, { page, pages }: Pages) => each !== 1 && each !== page && each !== pages;

/** That pages are left out between a page and the one shown before it, which on phones may be another one. */
function Gap({ after, each, ...shown }: Pages & { after: number; each: number }) {
  const wide = each - after > 1;
  const narrow = wide || isNeighbour(after, shown);
  if (!narrow) return null;
  return (
    <span aria-hidden="true" className={wide ? undefined : 'sm:hidden'}>
      …
    </span>
  );
}

/** First, last, and the neighbours of the current page. */
function nearby({ page, pages }: Pages): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}

interface PageLinkProps {
  page: number;
  label: string;
  current?: boolean;
  children: React.ReactNode;
}

function PageLink({ page, label, current = false, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={keepSearch({ page: page === 1 ? undefined : page })}
      activeOptions={{ exact: true }}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={classes(
        iconButtonClasses,
        'tabular-nums aria-[current=page]:bg-brand aria-[current=page]:text-on-brand',
      )}
    >
      {children}
    </Link>
  );
}
