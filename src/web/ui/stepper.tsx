import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Field, type FieldFacts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

/** `name` is what is counted, in plain text, by which the buttons are named where the label is none. */
type Named = { label: string; name?: string } | { label: ReactNode; name: string };

type StepperProps = Omit<FieldFacts, 'label'> & Named & Range;

interface Range {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /**
   * Called when a typed number was too small or too large and the nearest one was taken; undefined when it is in range
   * again.
   */
  onBeyond?: (end: 'min' | 'max' | undefined) => void;
}

/** A field for a small whole number, such as guests, with buttons for one more and one less. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 99,
  onBeyond,
  label,
  name = String(label),
  hint,
  error,
  className,
}: StepperProps) {
  const { t } = useTranslation('common');
  // An emptied field stays empty, since the person is about to type another number.
  const [emptied, setEmptied] = useState(false);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  // At the end of the range the button is marked and does nothing; a disabled button would lose the focus.
  const step = (by: 1 | -1) => {
    const possible = value + by >= min && value + by <= max;
    const take = () => {
      onBeyond?.(undefined);
      set(value + by);
    };
    return { 'aria-disabled': !possible || undefined, onClick: () => possible && take() };
  };
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="flex min-h-12 w-fit items-center rounded-m border border-line-strong bg-surface transition-colors hover:border-ink">
          <IconButton icon="minus" label={`${t('fewer')}: ${name}`} {...step(-1)} />
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={emptied ? '' : value}
            onChange={(event) => {
              const typed = event.target.valueAsNumber;
              setEmptied(event.target.value === '');
              if (!Number.isInteger(typed)) return;
              onBeyond?.(typed < min ? 'min' : typed > max ? 'max' : undefined);
              set(typed);
            }}
            onBlur={() => setEmptied(false)}
            className="min-h-11 w-12 rounded-s bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          <IconButton icon="plus" label={`${t('more')}: ${name}`} {...step(1)} />
        </div>
      )}
    </Field>
  );
}
