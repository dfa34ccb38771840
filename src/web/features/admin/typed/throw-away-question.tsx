import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ThrowAwayQuestionProps {
  open: boolean;
  onStay: () => void;
  onThrowAway: () => void;
}

/** Asks whether what was typed may be thrown away. */
export function ThrowAwayQuestion({ open, onStay, onThrowAway }: ThrowAwayQuestionProps) {
  const { t } = useTranslation('admin-panel');
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onStay()}
      title={t('typed.title')}
      description={t('typed.text')}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:flex-auto">
          {t('typed.stay')}
        </Button>
        <Button kind="danger" onClick={onThrowAway} className="max-sm:flex-auto">
          {t('typed.throwAway')}
        </Button>
      </div>
    </Dialog>
  );
}
