import { Link } from '@tanstack/react-router';
import type { Category } from '#shared/categories.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';

// The router writes `page` over our `true` where the address is the link's own, to the letter.
const chip =
  'inline-grid min-h-11 place-items-center rounded-l border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand';

/** More than fill a few rows of a phone stand in one row there, which fades where it goes on. */
const many = 8;
const phoneRow =
  'max-sm:-mx-4 max-sm:-my-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-2 max-sm:pr-12 max-sm:pl-4 max-sm:whitespace-nowrap max-sm:[mask-image:linear-gradient(to_left,transparent,black_--spacing(12))]';

interface ChipsProps {
  categories: readonly Category[];
  chosen: string | undefined;
  /** The name of the whole shelf, for the chip that shows all of it. */
  all: string;
}

/** Links that narrow a list to one category; words that were typed stay. */
export function CategoryChips({ categories, chosen, all }: ChipsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('kinds')} className="min-w-0">
      <ul className={classes('flex flex-wrap gap-2', categories.length > many && phoneRow)}>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <Link
              to="."
              search={keepSearch({ category, page: undefined })}
              activeOptions={{ exact: true }}
              aria-current={category === chosen ? 'true' : undefined}
              resetScroll={false}
              className={chip}
            >
              {category === undefined ? all : t(`category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
