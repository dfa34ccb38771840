import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldFacts } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type With<Tag extends 'input' | 'select' | 'textarea'> = FieldFacts &
  Omit<ComponentProps<Tag>, keyof FieldFacts | 'id'>;

/** One line of text with its label. Takes the result of `form.register(name)`. */
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
            className="absolute top-0.5 right-0.5"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * A choice of few; its children are `<option>`s. The chosen one cannot wrap, so its text grows only until it would be
 * cut off.
 */
export function Select({ label, hint, error, optional, className, children, ...rest }: With<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <select
            className={classes(controlClasses, 'appearance-none pr-11 text-[min(var(--size-m),7vw)]!')}
            {...rest}
            {...control}
          >
            {children}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
            <Icon name="down" className="size-5" />
          </span>
        </div>
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
