import type { RefObject } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  title: string;
  /** What the action means. */
  text: string;
  confirm: string;
  onConfirm: () => Promise<void>;
}

/** Says what an action means before it is done. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy, onClose, returnTo, title, text, confirm, onConfirm } = props;
  const { t } = useTranslation('provider-bookings');
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose();
      }}
      title={title}
      description={text}
      returnTo={returnTo}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void onConfirm()} className="max-sm:flex-auto">
          {confirm}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
