import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldFacts, FieldMessage, useFieldMessage } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type With<Tag extends 'input' | 'select' | 'textarea'> = FieldFacts &
  Omit<ComponentProps<Tag>, keyof FieldFacts | 'id'>;

/** One line of text with its label. Takes what `form.register(name)` gives. */
export function TextInput({ label, hint, error, optional, className, ...rest }: With<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => <input className={controlClasses} {...rest} {...control} />}
    </Field>
  );
}

/** A password that can be shown. */
export function PasswordInput({ label, hint, error, optional, className, ...rest }: With<'input'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes(controlClasses, 'pr-12')}
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? t('hidePassword') : t('showPassword')}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

/** A choice of few; `<option>`s are its children. */
export function Select({ label, hint, error, optional, className, children, ...rest }: With<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <select className={controlClasses} {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function Textarea({ label, hint, error, optional, className, rows = 4, ...rest }: With<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => <textarea rows={rows} className={controlClasses} {...rest} {...control} />}
    </Field>
  );
}

/** A yes or no, its words beside the box; links may stand in the label. */
export function Checkbox({ label, hint, error, className, ...rest }: Omit<With<'input'>, 'optional' | 'type'>) {
  const id = useId();
  const message = useFieldMessage(error);
  const described = classes(hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`);
  return (
    <div className={classes('grid gap-1', className)}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={described || undefined}
          className="size-5 shrink-0 accent-brand"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-s text-ink-soft">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} message={message} />
    </div>
  );
}
