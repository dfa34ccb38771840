import { createContext, type ReactNode, useContext, useId } from 'react';
import { radioClasses } from '#web/ui/choices.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldMessage } from '#web/ui/field.tsx';

/** Whether something is wrong with the choice, for its options. */
const InvalidChoice = createContext(false);

interface ChoiceProps {
  legend: string;
  /** Why none of them may stay chosen, or that none is. */
  error?: string | undefined;
  children: ReactNode;
}

/** Some options of which one is chosen. */
export function Choice({ legend, error, children }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-s font-semibold">{legend}</legend>
      <InvalidChoice value={error !== undefined}>{children}</InvalidChoice>
      <FieldMessage id={id} message={error} />
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  hint?: string;
  children: string;
}

/** One of them, large enough for a thumb. */
export function Option({ name, checked, onChange, hint, children }: OptionProps) {
  const id = useId();
  const invalid = useContext(InvalidChoice);
  return (
    <label
      className={classes(
        'grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-m border px-4 py-2.5 transition-colors',
        checked ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChange}
        className={radioClasses}
        aria-describedby={hint ? id : undefined}
        aria-invalid={invalid || undefined}
      />
      <span>
        {children}
        {hint && (
          <span id={id} className="block text-s text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
