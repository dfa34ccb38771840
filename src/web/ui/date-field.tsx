import { lazy, useState } from 'react';
import { type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldFacts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { LazyPart } from './lazy-part.tsx';
import { useLang } from './use-lang.ts';
import { useTypedDate } from './use-typed-date.ts';

// The calendar has 20 KB, and few visitors open it.
const DatePicker = lazy(() => import('./date-picker.tsx').then(({ DatePicker }) => ({ default: DatePicker })));

interface DateFieldProps extends Omit<FieldFacts, 'label'> {
  /** Plain text, since the button of the calendar is called by it. */
  label: string;
  /** A calendar date, or what was typed and is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** First and last day that can be picked. */
  min?: CalendarDate;
  max?: CalendarDate;
  /** The day in the hint and the error, if not the first that can be picked. */
  example?: CalendarDate;
  /** Today in Nairobi; the calendar opens here when nothing is chosen. */
  today: CalendarDate;
  /** Days that cannot be picked, e.g. sold out. */
  isClosed?: (date: CalendarDate) => boolean;
  required?: boolean;
}

// In narrow columns it is smaller, so that it is not cut off by the button.
const wholePlaceholder = 'placeholder:text-[min(1em,6vw,calc((100cqi-4rem)/8.8))]!';

/**
 * A day, typed as people write it or picked from a calendar, and shown as 12 Jan 2027. A text that is no date stays, and
 * a message below it says so once the field is left.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, name, min, max, today, isClosed, required } = props;
  const { label, hint, optional, className } = props;
  const { t } = useTranslation('common');
  const lang = useLang();
  const [wanted, setWanted] = useState(false);
  const { wrong, pending, ...typing } = useTypedDate({ value, onChange, today, max });
  const example = formatDate(props.example ?? min ?? today, lang);
  const opens = t('date.open', { field: label });
  const error = wrong ? t('date.wrong', { example }) : pending ? undefined : props.error;
  const button = <IconButton icon="calendar" label={opens} onClick={() => setWanted(true)} />;
  return (
    <Field {...{ label, error, optional, className }} hint={hint ?? t('date.hint', { example })}>
      {(control) => (
        <div className="@container relative">
          <input
            {...control}
            {...typing}
            name={name}
            type="text"
            autoComplete="off"
            placeholder={t('date.placeholder')}
            maxLength={40}
            required={required}
            onBlur={() => {
              typing.onBlur();
              onBlur?.();
            }}
            className={classes(controlClasses, wholePlaceholder, 'pr-12 tabular-nums')}
          />
          <div className="absolute top-0.5 right-0.5">
            {wanted ? (
              // Without the calendar a day can still be typed.
              <LazyPart loading={button} lost={null}>
                <DatePicker
                  chosen={isCalendarDate(value) ? value : undefined}
                  onChoose={onChange}
                  {...{ today, label: opens }}
                  {...(min && { min })}
                  {...(max && { max })}
                  {...(isClosed && { isClosed })}
                />
              </LazyPart>
            ) : (
              button
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/**
 * Moves the focus to the first field below `parent` that shows an error, as a date field may by itself.
 * @returns whether there is one
 */
export function focusInvalid(parent: HTMLElement | null): boolean {
  const field = parent?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return false;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
  return true;
}
