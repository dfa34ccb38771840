import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type RefObject, type UIEvent, useCallback, useRef, useState } from 'react';
import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { nearestPicture } from './nearest-picture.ts';

interface ViewerProps {
  pictures: readonly Shown[];
  /** The index of the picture to open. */
  at: number;
  /** Gets the focus when the viewer closes; if empty, the element that had it before. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The pictures in full screen with their descriptions, turned by swiping, buttons or arrow keys. */
export function Viewer({ pictures, at, returnTo, onClose }: ViewerProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { seen, begin, onScroll, onKeyDown, turn } = useTurning({ at, count: pictures.length });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="night fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] outline-none"
          onKeyDown={onKeyDown}
          {...(returnTo.current && { finalFocus: returnTo })}
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <Dialog.Title className="font-text text-m font-semibold tabular-nums">
              {t('gallery.place', { number: seen + 1, count: pictures.length })}
            </Dialog.Title>
            <Dialog.Close aria-label={t('common:close')} className={iconButtonClasses}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <ul
            ref={begin}
            aria-label={t('gallery.label')}
            onScroll={onScroll}
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
          >
            {pictures.map((picture, place) => (
              <li key={picture.image} className="grid w-full shrink-0 snap-center place-items-center">
                <Picture
                  {...picture}
                  eager={Math.abs(place - seen) <= 1}
                  sizes="min(100vw, 125vh)"
                  className="aspect-4/3 max-w-[calc((100dvh-10rem)*4/3)] md:rounded-m"
                />
              </li>
            ))}
          </ul>
          <div className="mx-auto flex w-full max-w-4xl items-center gap-4 px-4 py-3">
            <IconButton icon="left" label={t('gallery.previous')} {...turn(-1)} />
            <p aria-live="polite" className="grow text-center text-s text-ink-soft">
              {pictures[seen]?.alt}
            </p>
            <IconButton icon="right" label={t('gallery.next')} {...turn(1)} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Which picture of the row is seen, and turning to others. @param at the index to begin with */
function useTurning({ at, count }: { at: number; count: number }) {
  const [seen, setSeen] = useState(at);
  const row = useRef<HTMLUListElement>(null);
  const begin = useCallback(
    (list: HTMLUListElement | null) => {
      row.current = list;
      list?.scrollTo({ left: at * list.clientWidth, behavior: 'instant' });
    },
    [at],
  );
  const show = (place: number) => {
    const next = Math.min(count - 1, Math.max(0, place));
    row.current?.scrollTo({ left: next * row.current.clientWidth });
  };
  // At the end the button is marked and does nothing; a disabled button would lose the focus.
  const turn = (by: 1 | -1) => ({
    'aria-disabled': seen + by < 0 || seen + by >= count || undefined,
    onClick: () => show(seen + by),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: seen - 1, ArrowRight: seen + 1, Home: 0, End: count - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(step);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => setSeen(nearestPicture(currentTarget));
  return { seen, begin, onScroll, onKeyDown, turn };
}
