import { type ReactNode, useId } from 'react';
import { radioClasses } from '#web/ui/choices.tsx';
import { classes } from '#web/ui/classes.ts';

/** Some options of which one is chosen. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-s font-semibold">{legend}</legend>
      {children}
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
