import { useNavigate } from '@tanstack/react-router';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';
import type { ListSearch } from '../search-params.ts';

/** Filters the list below while text is typed, by the address; without JavaScript it is a form with a button. */
export function TextSearch({ search, label, hint }: { search: ListSearch; label: string; hint: string }) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const { typed, type, sendNow } = useTyped({
    given: search.q ?? '',
    same: sameWords,
    send: (text) => {
      const search = keepSearch({ q: text.trim() || undefined, page: undefined });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  });
  return (
    <search>
      <form
        method="get"
        className="max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          sendNow(typed);
        }}
      >
        {search.category !== undefined && <input type="hidden" name="category" value={search.category} />}
        <Field label={label} hint={hint}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                value={typed}
                onChange={(event) => type(event.target.value)}
                className={classes(controlClasses, besideButton)}
              />
              <Button type="submit">{t('search.submit')}</Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  );
}
