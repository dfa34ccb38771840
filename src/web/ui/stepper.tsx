import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldFacts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface StepperProps extends FieldFacts {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/** A small whole number, such as guests: typed, or one up and one down. */
export function Stepper({ value, onChange, min = 1, max = 99, label, hint, error, className }: StepperProps) {
  const { t } = useTranslation('common');
  // Who deletes the number to type another one must not find the old one back under the finger.
  const [emptied, setEmptied] = useState(false);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="flex items-center gap-2">
          <IconButton icon="minus" label={t('fewer')} disabled={value <= min} onClick={() => set(value - 1)} />
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
              if (Number.isInteger(typed)) set(typed);
            }}
            onBlur={() => setEmptied(false)}
            className={classes(controlClasses, 'max-w-20 text-center')}
          />
          <IconButton icon="plus" label={t('more')} disabled={value >= max} onClick={() => set(value + 1)} />
        </div>
      )}
    </Field>
  );
}
