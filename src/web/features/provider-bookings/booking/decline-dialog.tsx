import { type RefObject, useState } from 'react';
import { reasonLength } from '#shared/reason-length.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';

interface DeclineDialogProps {
  /** Of a booking that stands as it is. */
  isChange: boolean;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  /** @throws the Problem whose `fields.reason` says what is wrong with the reason */
  onDecline: (reason: string) => Promise<void>;
}

/** Asks for a word to the traveller before a request is declined. */
export default function DeclineDialog({ isChange, open, busy, onClose, returnTo, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation('provider-bookings');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const decline = async () => {
    setRefused(undefined);
    try {
      await onDecline(reason.trim());
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      setRefused(problem.fields.reason);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose();
      }}
      title={t(isChange ? 'decline.changeTitle' : 'decline.title')}
      description={t(isChange ? 'decline.changeText' : 'decline.text')}
      returnTo={returnTo}
    >
      <LeaveQuestion asks={open && !busy && reason.trim() !== ''} />
      <div className="mt-5 grid gap-6">
        <Textarea
          label={t('decline.reason')}
          hint={t(isChange ? 'decline.changeHint' : 'decline.hint')}
          maxLength={reasonLength}
          value={reason}
          error={refused}
          onChange={(event) => {
            setReason(event.target.value);
            setRefused(undefined);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} onClick={() => void decline()} className="max-sm:flex-auto">
            {t('request.decline')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
