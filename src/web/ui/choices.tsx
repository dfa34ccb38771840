import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { type FieldFacts, FieldMessage, useFieldMessage } from './field.tsx';

type InputProps = Omit<FieldFacts, 'optional'> & Omit<ComponentProps<'input'>, keyof FieldFacts | 'id' | 'type'>;

/** With forced colours the browser's own box is the one that can be seen. */
const box =
  'grid size-6 shrink-0 appearance-none place-content-center border border-line-strong bg-surface transition-colors before:scale-0 before:bg-on-brand before:transition-transform checked:border-brand checked:bg-brand checked:before:scale-100 hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto';
const tick = 'before:size-3.5 before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_16%,84%_4%,38%_66%)]';

export const checkboxClasses = classes(box, tick, 'rounded-s');
export const radioClasses = classes(box, 'rounded-full before:size-2.5 before:rounded-full');
const switchClasses =
  'relative h-7 w-12 shrink-0 appearance-none rounded-round border border-line-strong bg-sunken transition-colors before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-full before:bg-ink-soft before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto';

/** A yes or no, its words beside the box; links may stand in the label. */
export function Checkbox(props: InputProps) {
  return <YesOrNo look={checkboxClasses} {...props} />;
}

/** A yes or no that counts at once, without a button to send it. */
export function Switch(props: InputProps) {
  return <YesOrNo look={switchClasses} role="switch" {...props} />;
}

function YesOrNo({ look, label, hint, error, className, ...rest }: InputProps & { look: string }) {
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
          className={look}
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

interface RadioGroupProps<Value extends string> {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** Unique on the page. */
  name: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  choices: { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  className?: string;
}

/** One of few, all to be seen at once. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, onChange, choices, className } = props;
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-s font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
            className={radioClasses}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <span className="block text-s text-ink-soft">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
