import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';

/** Looks for articles, by the address; without JavaScript it is a plain form. */
export function HelpSearch({ q, action }: { q?: string | undefined; action: string }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  return (
    <search>
      <form
        method="get"
        action={action}
        className="max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate({ to: '/help', search: typed === '' ? {} : { q: typed } });
        }}
      >
        <Field label={t('search')} hint={t('search.hint')}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                key={q}
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                defaultValue={q}
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
