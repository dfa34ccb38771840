import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { AltFields, type Alts, hasAlt } from './alt-fields.tsx';
import type { Photo } from './use-gallery.ts';

interface PhotoDialogProps {
  photo: Photo;
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Changes what a photo is described by. */
export function AltDialog({ photo, returnTo, onClose, onSave }: PhotoDialogProps & { onSave: (alts: Alts) => void }) {
  const { t } = useTranslation('provider-service');
  const [before] = useState<Alts>({ en: photo.alt.en ?? '', sw: photo.alt.sw ?? '' });
  const [alts, setAlts] = useState(before);
  const [missing, setMissing] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('photos.describe')} returnTo={returnTo}>
      <LeaveQuestion asks={alts.en !== before.en || alts.sw !== before.sw} />
      <form
        ref={fields}
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!hasAlt(alts));
          if (hasAlt(alts)) onSave(alts);
          else requestAnimationFrame(() => focusInvalid(fields.current));
        }}
      >
        <AltFields value={alts} onChange={setAlts} error={missing && !hasAlt(alts) ? 'alt_missing' : undefined} />
        <div>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks before a photo is removed, which cannot be undone. */
export function RemoveDialog({
  returnTo,
  onClose,
  onRemove,
}: Omit<PhotoDialogProps, 'photo'> & { onRemove: () => void }) {
  const { t } = useTranslation('provider-service');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('photos.remove.title')}
      description={t('photos.remove.text')}
      returnTo={returnTo}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" onClick={onRemove}>
          {t('photos.remove')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('photos.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
