import { type RefObject, useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { AltFields, type Alts, hasAlt } from './alt-fields.tsx';
import { type Area, cropPhoto, isTooSmall, shortestSide, sizesOf, wholePhoto } from './crop-photo.ts';

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
  const { t } = useTranslation('provider-service');
  const [area, setArea] = useState<Area>(wholePhoto);
  const [alts, setAlts] = useState<Alts>({ en: '', sw: '' });
  const [problem, setProblem] = useState<'alt' | 'small' | 'failed'>();
  const fields = useRef<HTMLFormElement>(null);
  const { busy, run } = useOneAtATime();
  useCropStyles();
  const add = async () => {
    const found = isTooSmall(sizesOf(photo, area).cut) ? 'small' : hasAlt(alts) ? undefined : 'alt';
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
            {problem === 'small' ? t('crop.small', { pixels: shortestSide }) : t('crop.failed')}
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

interface CropperProps {
  photo: ImageBitmap;
  area: Area;
  onChange: (area: Area) => void;
}

/** The photo with a frame around the part that is kept; the frame's handles take the arrow keys too. */
function Cropper({ photo, area, onChange }: CropperProps) {
  const { t } = useTranslation('provider-service');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const scale = Math.min(1, 1_000 / Math.max(photo.width, photo.height));
    element.width = Math.round(photo.width * scale);
    element.height = Math.round(photo.height * scale);
    element.getContext('2d')?.drawImage(photo, 0, 0, element.width, element.height);
  }, [photo]);
  return (
    <div className="grid justify-items-center gap-2">
      <ReactCrop
        crop={{ unit: '%', ...area }}
        onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height })}
        minWidth={24}
        minHeight={24}
        keepSelection
        ruleOfThirds
        ariaLabels={cropLabels((key) => t(key))}
        className="max-h-[45dvh]"
      >
        <canvas ref={canvas} role="img" aria-label={t('crop.photo')} className="block max-h-[45dvh] max-w-full" />
      </ReactCrop>
      <p className="text-s text-ink-soft">{t('crop.hint')}</p>
    </div>
  );
}

type LabelKey = `crop.${'area' | 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'}`;

const cropLabels = (text: (key: LabelKey) => string) => ({
  cropArea: text('crop.area'),
  nwDragHandle: text('crop.nw'),
  nDragHandle: text('crop.n'),
  neDragHandle: text('crop.ne'),
  eDragHandle: text('crop.e'),
  seDragHandle: text('crop.se'),
  sDragHandle: text('crop.s'),
  swDragHandle: text('crop.sw'),
  wDragHandle: text('crop.w'),
});

/** The library's styles, which no other page needs and which are therefore not in the one stylesheet. */
function useCropStyles(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cropStyles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
