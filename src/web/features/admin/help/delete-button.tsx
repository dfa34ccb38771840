import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';

/** Deletes an article, after a question. */
export function DeleteButton({ busy, onDelete }: { busy: boolean; onDelete: () => void }) {
  const { t } = useTranslation('admin-help');
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} kind="quiet" disabled={busy} onClick={() => setAsks(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={t('delete.title')}
        description={t('delete.text')}
        returnTo={button}
      >
        <LateButtons>
          <Button
            kind="danger"
            onClick={() => {
              setAsks(false);
              onDelete();
            }}
          >
            {t('delete')}
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            {t('delete.keep')}
          </Button>
        </LateButtons>
      </Dialog>
    </>
  );
}
