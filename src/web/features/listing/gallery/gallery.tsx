import { lazy, useRef, useState } from 'react';
import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { pictureAt } from '#shared/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Picture, zoomOnHover } from '#web/ui/picture.tsx';
import { nearestPicture } from './nearest-picture.ts';
import { useOpenedPicture, usePictureViewer } from './use-opened-picture.ts';

// Loaded when it is opened, since few visitors open it.
const Viewer = lazy(() => import('./viewer.tsx').then(({ Viewer }) => ({ default: Viewer })));

/** How many pictures wide screens show; the viewer has all. */
const tiles = 5;

/** Columns and rows of the grid on wide screens, by the number of pictures; the first is the largest. */
const mosaics = [
  { frame: 'md:grid-cols-1', first: '', second: '', wide: '100vw' },
  { frame: 'md:grid-cols-[7fr_5fr]', first: '', second: '', wide: '58vw' },
  { frame: 'md:grid-cols-[2fr_1fr] md:grid-rows-2', first: 'md:row-span-2', second: '', wide: '66vw' },
  {
    frame: 'md:grid-cols-4 md:grid-rows-2',
    first: 'md:col-span-2 md:row-span-2',
    second: 'md:col-span-2',
    wide: '50vw',
  },
  { frame: 'md:grid-cols-4 md:grid-rows-2', first: 'md:col-span-2 md:row-span-2', second: '', wide: '50vw' },
] as const;

interface GalleryProps {
  pictures: readonly Shown[];
}

/**
 * The pictures: a row to swipe on phones, a grid on wide screens. Each opens the viewer; without JavaScript, itself.
 */
export function Gallery({ pictures }: GalleryProps) {
  return <PicturesWithViewer pictures={pictures} opened={useOpenedPicture()} />;
}

interface PicturesWithViewerProps extends GalleryProps {
  /** The index of the picture that is open in the viewer. */
  opened: number | undefined;
}

const PicturesWithViewer = hydrateWhenUsed(({ pictures, opened }: PicturesWithViewerProps) => {
  const { t } = useTranslation('catalogue');
  const { open, close } = usePictureViewer({ opened });
  const [seen, setSeen] = useState(0);
  const returnTo = useRef<HTMLElement>(null);
  const count = pictures.length;
  const mosaic = mosaics[Math.min(count, tiles) - 1];
  if (!mosaic) return null;
  return (
    <div className="relative max-md:-mx-4">
      <ul
        aria-label={t('gallery.label')}
        onScroll={({ currentTarget }) => setSeen(nearestPicture(currentTarget))}
        className={classes(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
          'md:grid md:aspect-5/2 md:gap-2 md:overflow-hidden md:rounded-l',
          mosaic.frame,
        )}
      >
        {pictures.map((picture, place) => (
          <Tile
            key={picture.image}
            {...{ picture, place, mosaic }}
            // After a reload with the viewer open no link was pressed, so this one gets the focus.
            linkRef={(link) => {
              if (place === opened) returnTo.current ??= link;
            }}
            onOpen={(link) => {
              returnTo.current = link;
              open(place);
            }}
          />
        ))}
      </ul>
      {count > 1 && (
        <>
          <p
            aria-hidden="true"
            className="absolute right-4 bottom-3 rounded-s bg-surface px-2.5 py-1 text-s font-semibold tabular-nums md:hidden"
          >
            {seen + 1} / {count}
          </p>
          <button
            type="button"
            className="absolute right-4 bottom-4 min-h-11 rounded-m border border-line-strong bg-surface px-4 text-s font-semibold hover:border-ink max-md:hidden"
            onClick={({ currentTarget }) => {
              returnTo.current = currentTarget;
              open(0);
            }}
          >
            {t('gallery.all', { count })}
          </button>
        </>
      )}
      {opened !== undefined && pictures[opened] && (
        <LazyPart>
          <Viewer pictures={pictures} at={opened} returnTo={returnTo} onClose={close} />
        </LazyPart>
      )}
    </div>
  );
});

interface TileProps {
  picture: Shown;
  /** Its place in the gallery, from 0. */
  place: number;
  mosaic: (typeof mosaics)[number];
  linkRef: (link: HTMLElement | null) => void;
  onOpen: (link: HTMLElement) => void;
}

/** A picture of the gallery with the link that opens it. */
function Tile({ picture, place, mosaic, linkRef, onOpen }: TileProps) {
  const { t } = useTranslation('catalogue');
  const [large, wide] = place === 0 ? [inPage[mosaic.wide], mosaic.wide] : ['37rem', '50vw'];
  return (
    <li
      className={classes(
        'w-full shrink-0 snap-center md:min-h-0',
        place === 0 && mosaic.first,
        place === 1 && mosaic.second,
        place >= tiles && 'md:hidden',
      )}
    >
      <a
        ref={linkRef}
        href={pictureAt(picture.image, 1600)}
        aria-label={t('gallery.open', { alt: picture.alt })}
        className="group block h-full overflow-hidden -outline-offset-4"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(event.currentTarget);
        }}
      >
        <Picture
          {...picture}
          first={place === 0}
          sizes={`(min-width: 78rem) ${large}, (min-width: 48rem) ${wide}, 100vw`}
          className={classes('aspect-4/3 md:aspect-auto md:h-full', zoomOnHover)}
        />
      </a>
    </li>
  );
}

/** The widths of the large picture on windows that are wider than the page. */
const inPage = { '100vw': '74rem', '66vw': '49rem', '58vw': '43rem', '50vw': '37rem' } as const;
