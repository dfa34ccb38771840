import { useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import type { Area } from '#web/lib/crop-photo.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface CropperProps {
  photo: ImageBitmap;
  area: Area;
  onChange: (area: Area) => void;
  /** The part is square and shown as a circle. */
  round?: boolean;
}

/** The photo with a frame around the part that is kept; the frame's handles take the arrow keys too. */
export function Cropper({ photo, area, onChange, round = false }: CropperProps) {
  const { t } = useTranslation('crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  useCropStyles();
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
        {...(round && { aspect: 1, circularCrop: true })}
        ruleOfThirds
        ariaLabels={cropLabels((key) => t(key))}
        className="max-h-[45dvh]"
      >
        <canvas ref={canvas} role="img" aria-label={t('photo')} className="block max-h-[45dvh] max-w-full" />
      </ReactCrop>
      <p className="text-s text-ink-soft">{t('hint')}</p>
    </div>
  );
}

type LabelKey = 'area' | 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

const cropLabels = (text: (key: LabelKey) => string) => ({
  cropArea: text('area'),
  nwDragHandle: text('nw'),
  nDragHandle: text('n'),
  neDragHandle: text('ne'),
  eDragHandle: text('e'),
  seDragHandle: text('se'),
  sDragHandle: text('s'),
  swDragHandle: text('sw'),
  wDragHandle: text('w'),
});

/** The focus as everywhere, in place of the library's blue. */
const focusStyles = `.ReactCrop{--rc-focus-color:var(--focus)}
.ReactCrop__crop-selection:focus{outline-width:3px}`;

/** The library's styles, which no other page needs and which are therefore not in the one stylesheet. */
function useCropStyles(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cropStyles + focusStyles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
