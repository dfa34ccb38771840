import { lazy, useState } from 'react';
import { type CalendarDate, parseCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldFacts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { LazyPart } from './lazy-part.tsx';

// The calendar has 20 KB, and few visitors open it.
const DatePicker = lazy(() => import('./date-picker.tsx').then(({ DatePicker }) => ({ default: DatePicker })));

interface DateFieldProps extends FieldFacts {
  /** The typed text, whether or not it is a date. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  /** First and last day that can be picked. */
  min?: CalendarDate;
  max?: CalendarDate;
  /** Today in Nairobi; the calendar opens here when nothing is chosen. */
  today: CalendarDate;
  /** Days that cannot be picked, e.g. sold out. */
  isClosed?: (date: CalendarDate) => boolean;
  required?: boolean;
}

/** A day, typed as YYYY-MM-DD or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, name, min, max, today, isClosed, required } = props;
  const { label, hint, error, optional, className } = props;
  const { t } = useTranslation('common');
  const [wanted, setWanted] = useState(false);
  const button = <IconButton icon="calendar" label={t('date.open')} onClick={() => setWanted(true)} />;
  return (
    <Field {...{ label, error, optional, className }} hint={hint ?? t('date.hint', { example: min ?? today })}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type="text"
            autoComplete="off"
            placeholder={t('date.placeholder')}
            maxLength={10}
            value={value}
            required={required}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
            className={classes(controlClasses, 'pr-12 tabular-nums')}
          />
          <div className="absolute top-0.5 right-0.5">
            {wanted ? (
              // Without the calendar a day can still be typed.
              <LazyPart loading={button} lost={null}>
                <DatePicker
                  chosen={parseCalendarDate(value)}
                  onChoose={onChange}
                  {...{ today, label: t('date.open') }}
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
