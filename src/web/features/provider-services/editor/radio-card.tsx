import type { ComponentProps } from 'react';
import { radioClasses } from '#web/ui/choices.tsx';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** What choosing it means. */
  text: string;
}

/** One of few choices, each with a sentence about what it means. */
export function RadioCard({ label, text, ...input }: RadioCardProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-m border border-line-strong bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft">
      <input {...input} type="radio" className={radioClasses} />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-s text-ink-soft">{text}</span>
      </span>
    </label>
  );
}
