import { type RefObject, useState } from 'react';
import { isTooSmall, shortestSide } from '#shared/photo-sizes.ts';
import { type Area, cropPhoto, sizesOf, squareIn } from '#web/lib/crop-photo.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Cropper } from '#web/ui/cropper.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface AvatarDialogProps {
  photo: ImageBitmap;
  returnTo: RefObject<HTMLElement | null>;
  onUse: (cut: Blob) => void;
  onClose: () => void;
}

/** Chooses the square part of a photo that is kept. */
export function AvatarDialog({ photo, returnTo, onUse, onClose }: AvatarDialogProps) {
  const { t } = useTranslation(['avatar', 'crop']);
  const [area, setArea] = useState<Area>(() => squareIn(photo));
  const [problem, setProblem] = useState<'small' | 'failed'>();
  const { busy, run } = useOneAtATime();
  const use = async () => {
    const small = isTooSmall(sizesOf(photo, area).cut);
    setProblem(small ? 'small' : undefined);
    if (small) return;
    const cut = await cropPhoto(photo, area).catch(() => undefined);
    if (cut) onUse(cut);
    else setProblem('failed');
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('title')} returnTo={returnTo}>
      <div className="mt-4 grid gap-5">
        <Cropper round photo={photo} area={area} onChange={setArea} />
        {problem && (
          <p role="alert" className="text-s font-medium text-danger">
            {problem === 'small' ? t('crop:small', { pixels: shortestSide }) : t('crop:failed')}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void run(use)}>
            {t('use')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
