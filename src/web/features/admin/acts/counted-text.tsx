import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea } from '#web/ui/inputs.tsx';

interface CountedTextProps extends ComponentProps<typeof Textarea> {
  value: string;
  /** The most characters. */
  maxLength: number;
}

/**
 * Several lines of text that say below how many characters are typed, of how many there may be. What is pasted is not cut to
 * that: more is said to be too long.
 */
export function CountedText({ hint, maxLength: most, error, ...field }: CountedTextProps) {
  const { t } = useTranslation('admin-panel');
  const count = field.value.length;
  const text = t('characters', { count, most });
  return (
    <Textarea
      {...field}
      error={count > most ? t('tooLong', { count: count - most }) : error}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          {hint !== undefined && <span>{hint}</span>}
          <span className="tabular-nums">{text}</span>
        </span>
      }
    />
  );
}
