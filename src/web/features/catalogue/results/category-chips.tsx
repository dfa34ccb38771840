import { Link } from '@tanstack/react-router';
import type { Category } from '#shared/categories.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';

// `aria-current` is `page` instead of our `true` where the router finds that the address is exactly the link's.
const chip =
  'inline-grid min-h-11 place-items-center rounded-l border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand';

/** From this many chips on they are in one row on phones, which scrolls. */
const many = 8;
const phoneRow =
  'max-sm:-mx-4 max-sm:-my-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-2 max-sm:pr-12 max-sm:pl-4 max-sm:whitespace-nowrap max-sm:[mask-image:linear-gradient(to_left,transparent,black_--spacing(12))]';

interface ChipsProps {
  categories: readonly Category[];
  chosen: string | undefined;
  /** The label of the chip that shows all categories. */
  all: string;
}

/** Links that narrow a list to one category and keep the search text. */
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
