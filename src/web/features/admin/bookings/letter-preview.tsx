import { useEffect, useRef } from 'react';
import type { CancellationPreview } from '#shared/contracts/admin-bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

/** The language of the letters to a traveller. */
export const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

interface LetterPreviewProps {
  letter: CancellationPreview['letter'];
  /** The button that leads to what was typed. */
  back: string;
  onBack: () => void;
  busy: boolean;
}

/** The letter that the traveller would get. */
export function LetterPreview({ letter: { to, language, subject, text }, back, onBack, busy }: LetterPreviewProps) {
  const { t } = useTranslation('admin-bookings');
  const foreign = useForeign();
  const part = useRef<HTMLElement>(null);
  // What was pressed now does something else. The amount stands above.
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={part} tabIndex={-1} aria-label={t('cancel.letter')} className="grid grid-cols-1 gap-3 outline-none">
      <p className="text-s text-ink-soft wrap-anywhere">{t('cancel.letterTo', { email: to })}</p>
      <div lang={foreign(language)} className="grid grid-cols-1 gap-3 rounded-m bg-sunken p-4">
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
      <p>
        <Button kind="quiet" disabled={busy} onClick={onBack}>
          {back}
        </Button>
      </p>
    </section>
  );
}
