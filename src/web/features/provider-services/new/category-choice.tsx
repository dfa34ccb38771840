import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Category, type CategoryGroup, categories } from '#shared/categories.ts';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';

const groups = ['stay', 'experience', 'meal', 'transport'] as const satisfies readonly CategoryGroup[];
const picturesQuery = sitePicturesQuery(categories.map(({ value }) => `category-${value}`));

interface CategoryChoiceProps {
  chosen: Category | undefined;
  onChoose: (category: Category) => void;
  error: string | undefined;
}

/** The seventeen kinds of services by their pictures, in four groups. */
export function CategoryChoice({ chosen, onChoose, error }: CategoryChoiceProps) {
  const { t } = useTranslation(['provider-services', 'catalogue']);
  const id = useId();
  const message = useFieldMessage(error);
  const { data } = useQuery(picturesQuery);
  return (
    <fieldset className="grid min-w-0 gap-6" aria-describedby={message ? `${id}-error` : undefined}>
      <legend className="mb-4 font-display text-xl">{t('new.category')}</legend>
      {groups.map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2.5 text-s font-semibold text-ink-soft">{t(`new.group.${group}`)}</legend>
          <div className="grid gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5">
            {categories
              .filter((category) => category.group === group)
              .map(({ value }) => (
                <Kind
                  key={value}
                  {...{ value, name: `${id}-category`, onChoose }}
                  picture={data?.pictures[`category-${value}`]}
                  isChosen={value === chosen}
                  invalid={message !== undefined}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <FieldMessage id={`${id}-error`} message={message} />
    </fieldset>
  );
}

interface KindProps {
  value: Category;
  name: string;
  isChosen: boolean;
  invalid: boolean;
  onChoose: (category: Category) => void;
  /** Once it is known. */
  picture: { image: string; placeholder: string } | undefined;
}

function Kind({ value, name, isChosen, invalid, onChoose, picture }: KindProps) {
  const { t } = useTranslation('catalogue');
  return (
    <label className="grid cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)] content-start items-center gap-2 rounded-m border border-line bg-surface p-1.5 transition-colors sm:grid-cols-1 sm:pb-2.5 hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        className="sr-only"
        checked={isChosen}
        aria-invalid={invalid || undefined}
        onChange={() => onChoose(value)}
        {...{ name, value }}
      />
      <span className="block aspect-4/3 overflow-hidden rounded-s bg-sunken">
        {picture && (
          <Picture
            {...picture}
            alt=""
            sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 5rem"
            className="aspect-4/3"
          />
        )}
      </span>
      <span className="px-1 text-s leading-tight font-semibold">{t(`category.${value}`)}</span>
    </label>
  );
}
