import { Popover } from '@base-ui/react/popover';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NoticeList } from './notice-list.tsx';
import { PushOffer } from './push-offer.tsx';
import { ReadAll } from './read-all.tsx';

interface BellPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
}

/** The newest notifications, below the bell. */
export function BellPanel({ open, onOpenChange, button }: BellPanelProps) {
  const { t } = useTranslation('bell');
  const close = () => onOpenChange(false);
  // The panel stands at the end of the document, so beyond its ends Tab leads back to the bell.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const panel = event.currentTarget;
    const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const ends = event.shiftKey ? [panel, stops[0]] : [stops.at(-1)];
    if (!ends.some((end) => end === document.activeElement)) return;
    event.preventDefault();
    button.current?.focus();
    close();
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the bell closes the panel itself.
        if (event.target instanceof Node && button.current?.contains(event.target) && event.type !== 'keydown') return;
        // Escape also closes it while the bell has the focus, and returns the focus before the panel is gone.
        if (!next && event.type === 'keydown') button.current?.focus();
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={button} sideOffset={8} align="end" className="z-50">
          <Popover.Popup
            finalFocus={button}
            onKeyDown={leave}
            className="grid max-h-[min(36rem,calc(100dvh-6rem))] w-[min(26rem,calc(100vw-2rem))] grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] rounded-m border border-line bg-surface text-ink shadow-high outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <div className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 pr-3 pl-5">
              <Popover.Title className="mr-auto font-display text-l">{t('title')}</Popover.Title>
              <ReadAll />
            </div>
            <div className="overflow-y-auto overscroll-contain">
              <PushOffer />
              <NoticeList onOpen={close} />
            </div>
            <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-1 text-s">
              <Link to="/notifications" onClick={close} className={link}>
                {t('all')}
              </Link>
              <Link to="/profile" search={{ tab: 'preferences' }} onClick={close} className={link}>
                {t('choose')}
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const link = 'flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';
