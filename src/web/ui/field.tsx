import { type ReactNode, useId } from 'react';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** A message, or the error of a react-hook-form field. */
type FieldError = string | { message?: string | undefined } | undefined;

export interface FieldFacts {
  label: ReactNode;
  hint?: ReactNode;
  /** A text, or a key of the namespace `fields` as the contracts' schemas give it. */
  error?: FieldError;
  /** Says "optional" beside the label. */
  optional?: boolean;
  className?: string | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint and error below one control. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldFacts & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  const message = useFieldMessage(error);
  const described = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-s font-semibold">
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-soft">({t('optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': message === undefined ? undefined : true,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-s text-ink-soft">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} message={message} />
    </div>
  );
}

/** The text of an error; keys of the namespace `fields`, which the page loads, are translated, with the part named after a |. */
export function useFieldMessage(error: FieldError): string | undefined {
  const texts = useTexts();
  const message = typeof error === 'string' ? error : error?.message;
  if (!message) return undefined;
  const [key = '', part = ''] = message.split('|');
  return texts.find('fields', key, { part }) ?? message;
}

export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-s font-medium text-danger">
      <Icon name="warning" className="mt-px size-5" />
      {message}
    </p>
  );
}

/** For a control with a button beside it; with large text on a small screen the button goes below it. */
export const besideButton = 'min-w-[min(100%,10rem)] flex-1';

/** The classes of all text fields. */
export const controlClasses = classes(
  'min-h-12 w-full rounded-m border border-line-strong bg-surface px-3.5 py-2 text-m text-ink placeholder:text-ink-soft',
  // Placeholders grow with the text, but not so far that they are cut off on the smallest screens.
  'placeholder:text-[min(1em,6vw)]',
  'transition-colors hover:border-ink aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:opacity-60',
);
