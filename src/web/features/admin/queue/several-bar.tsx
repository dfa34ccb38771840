import { lazy, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { Waiting } from './use-decide-several.ts';

const loadDialog = () => import('./several-dialog.tsx');
const SeveralDialog = lazy(() => loadDialog().then(({ SeveralDialog }) => ({ default: SeveralDialog })));

interface SeveralBarProps {
  chosen: readonly Waiting[];
  onClear: () => void;
  /** At least one was decided about. */
  onDecided: () => void;
}

/** How many are chosen, and what can be done with them; it stays at the bottom of the screen. */
export function SeveralBar({ chosen, onClear, onDecided }: SeveralBarProps) {
  const { t } = useTranslation('admin-approvals');
  const [asked, setAsked] = useState<{ outcome: 'approve' | 'reject'; items: readonly Waiting[]; open: boolean }>();
  const [time, setTime] = useState(0);
  const pressed = useRef<HTMLElement>(null);
  const ask = async (outcome: 'approve' | 'reject', button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setTime((before) => before + 1);
    setAsked({ outcome, items: chosen, open: true });
  };
  return (
    <>
      {chosen.length > 0 && (
        <section
          data-bar
          aria-label={t('several.name')}
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-m sm:border"
        >
          <p role="status" className="mr-auto font-semibold">
            {t('several.chosen', { count: chosen.length })}
          </p>
          <Button onClick={({ currentTarget }) => void ask('approve', currentTarget)}>{t('decide.approve')}</Button>
          <Button kind="danger" onClick={({ currentTarget }) => void ask('reject', currentTarget)}>
            {t('decide.reject')}
          </Button>
          <Button kind="quiet" onClick={onClear}>
            {t('several.clear')}
          </Button>
        </section>
      )}
      <LazyPart>
        {asked && (
          <SeveralDialog
            key={time}
            {...asked}
            onClose={() => setAsked({ ...asked, open: false })}
            onDecided={onDecided}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </>
  );
}
