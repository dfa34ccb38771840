import { type RefObject, useState } from 'react';
import { reasonLength } from '#shared/reason-length.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { CountedText } from '../acts/counted-text.tsx';
import { useTypedGuard } from '../typed/use-typed-guard.tsx';
import { keyOf, type Undecided, useDecideSeveral, type Waiting } from './use-decide-several.ts';

interface SeveralDialogProps {
  outcome: 'approve' | 'reject';
  items: readonly Waiting[];
  open: boolean;
  onClose: () => void;
  /** At least one was decided about. */
  onDecided: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what is decided about at once, asks for the reason of a rejection, and shows how far it is and what was not decided. */
export function SeveralDialog({ outcome, items, open, onClose, onDecided, returnTo }: SeveralDialogProps) {
  const { t } = useTranslation(['admin-approvals', 'fields']);
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [undecided, setUndecided] = useState<Undecided[]>([]);
  const { busy, sent, decideAll } = useDecideSeveral((decided, left) => {
    if (decided > 0) {
      toast.success(t(outcome === 'approve' ? 'several.approved' : 'several.rejected', { count: decided }));
      onDecided();
    }
    setUndecided(left);
    if (left.length === 0) onClose();
  });
  const guard = useTypedGuard({ open, busy, onClose });
  const isRejection = outcome === 'reject';
  const left = undecided.length > 0 ? undecided.map(({ item }) => item) : items;
  const decide = () => {
    const given = reason.trim();
    setLacksReason(isRejection && given === '');
    if (!isRejection || given !== '') void decideAll(left, isRejection ? given : undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || busy || guard.leave()}
      title={t(isRejection ? 'several.reject.title' : 'several.approve.title', { count: left.length })}
      description={t(isRejection ? 'several.reject.text' : 'several.approve.text')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5" {...guard.fields}>
        <ul className="grid list-disc gap-2 pl-5 wrap-anywhere">
          {left.map((item) => (
            <li key={keyOf(item)}>
              {item.title}
              {undecided.map(({ item: one, why }) =>
                keyOf(one) === keyOf(item) ? (
                  <span key="why" className="block text-s text-danger">
                    {why}
                  </span>
                ) : null,
              )}
            </li>
          ))}
        </ul>
        {isRejection && (
          <CountedText
            label={t('reject.reason')}
            hint={t('several.reasonHint')}
            required
            rows={4}
            maxLength={reasonLength}
            value={reason}
            error={lacksReason ? 'reason_missing' : undefined}
            onChange={({ target }) => {
              setReason(target.value);
              setLacksReason(false);
            }}
          />
        )}
        <p role="status" className="text-s text-ink-soft empty:hidden">
          {sent !== undefined && t('several.progress', { done: sent, count: left.length })}
        </p>
        {undecided.length > 0 && <News tone="danger">{t('several.undecided', { count: undecided.length })}</News>}
        <div className="flex flex-wrap gap-3">
          <Button kind={isRejection ? 'danger' : 'primary'} busy={busy} onClick={decide} className="max-sm:flex-auto">
            {t(isRejection ? 'reject.confirm' : 'approve.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={guard.leave} className="max-sm:flex-auto">
            {t('leave')}
          </Button>
        </div>
        {guard.question}
      </div>
    </Dialog>
  );
}
