import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const texts = {
  typed: { title: 'leave.title', text: 'leave.text', stay: 'leave.stay', go: 'leave.go' },
  photos: { title: 'leave.photos', text: 'leave.photos.text', stay: 'leave.photos.stay', go: 'leave.photos.go' },
} as const;

/** Asks before somebody leaves what they have typed and not saved, or photos that have not arrived. */
export function LeaveQuestion({ asks, about }: { asks: boolean; about: keyof typeof texts }) {
  const { t } = useTranslation('provider-service');
  const blocker = useBlocker({ shouldBlockFn: () => asks, enableBeforeUnload: () => asks, withResolver: true });
  const { title, text, stay, go } = texts[about];
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={t(title)}
      description={t(text)}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{t(stay)}</Button>
        <Button kind="danger" onClick={() => blocker.proceed?.()}>
          {t(go)}
        </Button>
      </div>
    </Dialog>
  );
}
