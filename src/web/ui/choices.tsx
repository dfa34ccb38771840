import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { type FieldFacts, FieldMessage, useFieldMessage } from './field.tsx';

type InputProps = Omit<FieldFacts, 'optional'> & Omit<ComponentProps<'input'>, keyof FieldFacts | 'id' | 'type'>;

/** With forced colours the browser's own box is shown. */
const box =
  'grid size-6 shrink-0 appearance-none place-content-center border border-line-strong bg-surface transition-colors before:scale-0 before:bg-on-brand before:transition-transform checked:border-brand checked:bg-brand checked:before:scale-100 hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto';
const tick = 'before:size-3.5 before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_16%,84%_4%,38%_66%)]';

/** For a box whose label is not beside it. */
export const checkboxClasses = classes(box, tick, 'rounded-s');
export const radioClasses = classes(box, 'rounded-full before:size-2.5 before:rounded-full');
/** A checkbox; its label may contain links. */
export function Checkbox({ label, hint, error, className, ...rest }: InputProps) {
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
          className={checkboxClasses}
        />
        <label htmlFor={id} className="py-[0.6rem]">
          {label}
        </label>
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
