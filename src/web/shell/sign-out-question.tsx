import type { RefObject } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SignOutQuestionProps {
  /** How many check-ins wait. */
  count: number;
  open: boolean;
  onStay: () => void;
  onSignOut: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says before a sign-out what waits on this phone to be sent, and what becomes of it. Needs the texts `provider-check-in`. */
export default function SignOutQuestion({ count, open, onStay, onSignOut, returnTo }: SignOutQuestionProps) {
  const { t } = useTranslation('provider-check-in');
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onStay()}
      title={t('signOut.title', { count })}
      description={t('signOut.text', { count })}
      returnTo={returnTo}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:flex-auto">
          {t('signOut.stay')}
        </Button>
        <Button kind="quiet" onClick={onSignOut} className="max-sm:flex-auto">
          {t('signOut.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
