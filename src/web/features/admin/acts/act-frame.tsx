import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { useTypedGuard } from '../typed/use-typed-guard.tsx';
import { ConsentNote, type Moves, useConsentAbove } from './consent-needed.tsx';
import type { useAct } from './use-act.ts';

interface ActFrameProps {
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  act: ReturnType<typeof useAct>;
  title: string;
  /** What follows from it, each in a sentence. */
  effects: readonly string[];
  confirm: { label: string; danger?: boolean; disabled?: boolean; send: () => Promise<void> };
  /** Where it moves money, how much. */
  moves?: Moves | undefined;
  /** What is wrong about it, although it can be done. */
  warnings?: readonly string[];
  /** Stands before the effects, which depend on it. */
  first?: ReactNode;
  children?: ReactNode;
}

/** The dialog of an act: what follows from it, its fields, and its two buttons. */
export function ActFrame(props: ActFrameProps) {
  const { open, onClose, returnTo, act, title, effects, confirm, moves, warnings = [], first, children } = props;
  const { t } = useTranslation(['admin-panel', 'common']);
  const { busy, sendingAgain, notice, undrawn, isOver, stop, dialog } = act;
  const above = useConsentAbove();
  const close = () => {
    act.readAgain();
    onClose();
  };
  const guard = useTypedGuard({ open, busy, onClose: close });
  // While a request is sent again the dialog stays: it must first say that its outcome is unknown.
  const leave = () => {
    if (sendingAgain) stop();
    else if (!busy) guard.leave();
  };
  return (
    <Dialog open={open} onOpenChange={(wanted) => wanted || leave()} title={title} returnTo={returnTo}>
      <div className="mt-4 grid grid-cols-1 gap-5 [&_textarea]:scroll-mb-28" {...guard.fields}>
        {notice !== undefined && <News tone="danger">{notice}</News>}
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        {first}
        {moves && !isOver && <ConsentNote moves={moves} above={above} />}
        {warnings.map((warning) => (
          <Notice key={warning} tone="warning">
            {warning}
          </Notice>
        ))}
        {!isOver && (
          <ul className="grid list-disc gap-2 pl-5 wrap-anywhere" aria-live={first ? 'polite' : undefined}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
        {children}
        {undrawn !== undefined && <News tone="danger">{undrawn}</News>}
        <div className="-mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:-bottom-5 sm:[@media(min-height:36rem)]:-bottom-6">
          {!isOver && (
            <Button
              kind={confirm.danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={confirm.disabled}
              onClick={() => void confirm.send()}
              className="max-sm:flex-auto"
            >
              {confirm.label}
            </Button>
          )}
          <Button
            kind="quiet"
            disabled={busy && !sendingAgain}
            onClick={isOver ? close : leave}
            className="max-sm:flex-auto"
          >
            {t(isOver ? 'common:close' : 'leave')}
          </Button>
        </div>
        {dialog}
        {guard.question}
      </div>
    </Dialog>
  );
}
