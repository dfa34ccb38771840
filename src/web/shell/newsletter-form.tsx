import { type FormEvent, useState } from 'react';
import { subscribeCall } from '#shared/contracts/newsletter.ts';
import { withLang } from '#shared/languages.ts';
import { newsletterPaths } from '#shared/newsletter.ts';
import { api } from '#web/lib/api.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** Asks for the newsletter. Without scripts it is a plain form, which leads to a page that says the same. */
export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const lang = useLang();
  const { busy, sent, error, submit, clear } = useSubscribing();
  // Until then the browser checks the address.
  const checksItself = useHydrated();
  return (
    <div id="subscribe" className="grid w-full max-w-sm scroll-mt-24 gap-2">
      <h2 className="font-text text-s font-semibold tracking-normal text-ink-soft">{t('newsletter')}</h2>
      <p className="text-s text-pretty">{t('newsletter.text')}</p>
      <form method="post" action={withLang(newsletterPaths.start, lang)} noValidate={checksItself} onSubmit={submit}>
        <Field label={t('newsletter.to')} error={error}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                type="email"
                name="email"
                required
                autoComplete="email"
                maxLength={254}
                placeholder="amina@example.com"
                onChange={clear}
                className={classes(controlClasses, besideButton)}
              />
              <Button type="submit" kind="quiet" busy={busy}>
                {t('newsletter.subscribe')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      <p role="status" className="text-s font-semibold empty:hidden">
        {sent && t('newsletter.sent')}
      </p>
    </div>
  );
}

function useSubscribing() {
  const lang = useLang();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const clear = () => {
    setError(undefined);
    setSent(false);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    clear();
    setBusy(true);
    try {
      await api(subscribeCall, { body: { email, language: lang } });
      form.reset();
      setSent(true);
    } catch (problem) {
      setError((problem instanceof Problem && problem.fields.email) || textOf(problem));
      form.querySelector('input')?.focus();
    } finally {
      setBusy(false);
    }
  };
  return { busy, sent, error, submit, clear };
}
