import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Section } from './sections.ts';
import { nothingTyped, type TypedFields, useShowTyped } from './typed-listing.ts';
import type { SectionState } from './use-section.ts';

interface SectionFormProps<Values extends FieldValues> {
  section: Section;
  state: SectionState<Values>;
  /** What of the typed values the preview shows. */
  shownOf?: (values: Values) => TypedFields;
  children: ReactNode;
}

/** The frame of one part's form: heading, fields, Save, and a question before unsaved changes are left. */
export function SectionForm<Values extends FieldValues>({
  section,
  state,
  shownOf,
  children,
}: SectionFormProps<Values>) {
  const { t } = useTranslation('provider-service');
  const { form, save, prepare, failure, keptDays } = state;
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  // Once the errors are drawn. Fields of other kinds than plain inputs are not known to the form's own focusing.
  useEffect(() => {
    if (submitCount > 0) focusInvalid(element.current);
  }, [submitCount]);
  const values = useWatch({ control: form.control });
  useShowTyped(
    useMemo(() => (isDirty && shownOf ? shownOf(values as Values) : nothingTyped), [isDirty, shownOf, values]),
  );
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="section-title"
      className="grid grid-cols-1 gap-6"
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className="grid gap-1.5">
        <h2 id="section-title" tabIndex={-1} className="outline-none">
          {t(`section.${section}`)}
        </h2>
        <p className="max-w-prose text-ink-soft">{t(`section.${section}.text`)}</p>
      </header>
      {children}
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      {keptDays.length > 0 && <KeptDays days={keptDays} />}
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
        <Button type="submit" busy={isSubmitting}>
          {t('save')}
        </Button>
        <span role="status" className="text-s text-ink-soft">
          {isDirty ? t('unsaved') : ''}
        </span>
      </div>
      <LeaveQuestion asks={isDirty} />
    </form>
  );
}

/** Days that keep more places than the new capacity, since they are booked. */
function KeptDays({ days }: { days: readonly { date: string; taken: number }[] }) {
  const { t } = useTranslation('provider-service');
  const lang = useLang();
  const shown = days.slice(0, 10);
  return (
    <Notice tone="warning" title={t('keptDays.title', { count: days.length })}>
      <p>{t('keptDays.text')}</p>
      <ul className="mt-2 grid gap-1">
        {shown.map(({ date, taken }) => (
          <li key={date}>{t('keptDays.day', { date: formatDate(calendarDate(date), lang), count: taken })}</li>
        ))}
      </ul>
      {days.length > shown.length && <p>{t('keptDays.more', { count: days.length - shown.length })}</p>}
    </Notice>
  );
}
