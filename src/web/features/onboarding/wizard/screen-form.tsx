import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { News } from '#web/ui/news.tsx';
import { type Screen, screenBefore } from '../screens.ts';

interface ScreenFormProps {
  screen: Screen;
  busy: boolean;
  failure: FailureWords | undefined;
  /** Saves, and goes on if that worked. */
  onNext: () => Promise<unknown>;
  /** Beside the buttons: a way on without saving. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The fields of one question, with the way back and the button that saves and goes on. */
export function ScreenForm({ screen, busy, failure, onNext, beside, children }: ScreenFormProps) {
  const { t } = useTranslation('application');
  const form = useRef<HTMLFormElement>(null);
  const before = screenBefore(screen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onNext().then(() => {
      // Messages appear with the next rendering.
      requestAnimationFrame(() => focusInvalid(form.current));
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6">{children}</div>
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {/* Where they do not fit beside each other, the way on comes first. */}
        <div className="flex flex-wrap-reverse items-center gap-3">
          {before && (
            <LinkButton kind="quiet" to="/onboard/$step" params={{ step: before }}>
              {t('back')}
            </LinkButton>
          )}
          <Button type="submit" busy={busy}>
            {t('next')}
          </Button>
        </div>
        {beside}
      </div>
    </form>
  );
}
