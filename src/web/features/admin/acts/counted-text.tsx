import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea } from '#web/ui/inputs.tsx';

interface CountedTextProps extends ComponentProps<typeof Textarea> {
  value: string;
  /** The most characters. */
  maxLength: number;
}

/** Several lines of text that say below how many characters are typed, of how many there may be. */
export function CountedText({ hint, ...field }: CountedTextProps) {
  const { t } = useTranslation('admin-panel');
  const text = t('characters', { count: field.value.length, most: field.maxLength });
  return (
    <Textarea
      {...field}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          {hint !== undefined && <span>{hint}</span>}
          <span className="tabular-nums">{text}</span>
        </span>
      }
    />
  );
}
