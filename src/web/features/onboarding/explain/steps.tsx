import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const steps = [
  { title: 'step.business', text: 'step.business.text', minutes: 3 },
  { title: 'step.place', text: 'step.place.text', minutes: 2 },
  { title: 'step.contact', text: 'step.contact.text', minutes: 1 },
  { title: 'step.documents', text: 'step.documents.text', minutes: 5 },
  { title: 'step.payout', text: 'step.payout.text', minutes: 1 },
  { title: 'step.listing', text: 'step.listing.text', minutes: 5 },
  { title: 'step.check', text: 'step.check.text', minutes: undefined },
] as const;

/** The steps of an application, each with how long it takes. */
export function Steps() {
  const { t } = useTranslation('onboarding');
  return (
    <section aria-labelledby="steps" className="grid gap-8">
      <div className="grid gap-3">
        <h2 id="steps" className="text-2xl">
          {t('steps.title')}
        </h2>
        <p className="max-w-prose text-l text-ink-soft">{t('steps.lead')}</p>
      </div>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, minutes }, place) => (
          <li key={title} className="grid content-start gap-2 border-t border-gold pt-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span aria-hidden="true" className="font-display text-2xl leading-none text-accent">
                {place + 1}
              </span>
              <span className="text-s text-ink-soft">
                {minutes === undefined ? t('step.check.time') : t('minutes', { count: minutes })}
              </span>
            </p>
            <h3>{t(title)}</h3>
            <p className="text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whom to ask. */
export function Questions() {
  const { t } = useTranslation('onboarding');
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  return (
    <p className="text-ink-soft wrap-anywhere">
      {t('end.questions', { email: settings.supportEmail, phone: settings.supportPhone })}
    </p>
  );
}
