import { type RefObject, useRef, useState } from 'react';
import { shortestSide } from '#shared/photo-sizes.ts';
import { type Area, cropPhoto, isTaken, sizesOf, wholePhoto } from '#web/lib/crop-photo.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Cropper } from '#web/ui/cropper.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { AltFields, type Alts, hasAlt } from './alt-fields.tsx';

interface CropDialogProps {
  photo: ImageBitmap;
  /** Which of the chosen photos it is, from 1, and how many there are. */
  number: number;
  count: number;
  returnTo: RefObject<HTMLElement | null>;
  /** Ends when the next photo is shown, so that a second tap does nothing. */
  onAdd: (photo: Blob, alts: Alts) => Promise<void>;
  /** The photo is not wanted after all. */
  onSkip: () => Promise<void>;
}

/** Cuts a photo and says what it shows, before it is sent. */
export function CropDialog({ photo, number, count, returnTo, onAdd, onSkip }: CropDialogProps) {
  const { t } = useTranslation(['provider-service', 'crop']);
  const [area, setArea] = useState<Area>(wholePhoto);
  const [alts, setAlts] = useState<Alts>({ en: '', sw: '' });
  const [problem, setProblem] = useState<'alt' | 'small' | 'failed'>();
  const fields = useRef<HTMLFormElement>(null);
  const { busy, run } = useOneAtATime();
  const add = async () => {
    const found = !isTaken(sizesOf(photo, area).cut) ? 'small' : hasAlt(alts) ? undefined : 'alt';
    setProblem(found);
    if (found === 'alt') requestAnimationFrame(() => focusInvalid(fields.current));
    if (found) return;
    const cropped = await cropPhoto(photo, area).catch(() => undefined);
    if (cropped) await onAdd(cropped, alts);
    else setProblem('failed');
  };
  const skip = () => void run(onSkip);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || skip()}
      title={count > 1 ? t('crop.titleOf', { number, count }) : t('crop.title')}
      returnTo={returnTo}
    >
      <LeaveQuestion asks={!busy && (hasAlt(alts) || area !== wholePhoto)} />
      <form
        ref={fields}
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run(add);
        }}
      >
        <Cropper photo={photo} area={area} onChange={setArea} />
        {(problem === 'small' || problem === 'failed') && (
          <p role="alert" className="text-s font-medium text-danger">
            {problem === 'small' ? t('crop:small', { pixels: shortestSide }) : t('crop:failed')}
          </p>
        )}
        <AltFields
          value={alts}
          onChange={(next) => {
            setAlts(next);
            setProblem(undefined);
          }}
          error={problem === 'alt' ? 'alt_missing' : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('crop.add')}
          </Button>
          <Button kind="quiet" onClick={skip}>
            {t('crop.skip')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
