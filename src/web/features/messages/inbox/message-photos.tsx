import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/contracts/messages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { whenNear } from '#web/lib/when-near.ts';
import { classes } from '#web/ui/classes.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { type PhotoName, photoQuery } from './photo-query.ts';

const loadViewer = () => import('./photo-viewer.tsx');
const PhotoViewer = lazy(loadViewer);

interface MessagePhotosProps {
  conversationId: string;
  pictures: Message['pictures'];
  isTheirs: boolean;
}

/** About how wide one is, in rem: two of several lie side by side on a phone. */
const sizeOf = (count: number): number => (count > 1 ? 6.5 : 10);

/** The photos of a message, small; each opens large. */
export function MessagePhotos({ conversationId, pictures, isTheirs }: MessagePhotosProps) {
  const { t } = useTranslation('messages');
  const [opened, setOpened] = useState<number>();
  const pressed = useRef<HTMLElement>(null);
  const show = async (index: number, button: HTMLElement) => {
    pressed.current = button;
    // If the viewer cannot be loaded, `LazyPart` says so.
    await loadViewer().catch(() => undefined);
    setOpened(index);
  };
  return (
    <>
      <ul className={classes('flex flex-wrap gap-2', !isTheirs && 'justify-end')}>
        {pictures.map(({ id, alt, width, height }, index) => (
          // Its size is known before the photo has come, so that what lies below does not move.
          <li
            key={id}
            className="max-w-full"
            style={{ inlineSize: `${sizeOf(pictures.length) * Math.sqrt(width / height)}rem` }}
          >
            <button
              type="button"
              aria-label={t(alt === '' ? 'photos.open' : 'photos.openOf', { number: index + 1, alt })}
              onClick={({ currentTarget }) => void show(index, currentTarget)}
              className="block w-full overflow-hidden rounded-m bg-sunken"
              style={{ aspectRatio: `${width} / ${height}` }}
            >
              <SmallPhoto conversationId={conversationId} pictureId={id} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <LazyPart>
          <PhotoViewer
            {...{ conversationId, pictures, returnTo: pressed }}
            at={opened}
            onClose={() => setOpened(undefined)}
          />
        </LazyPart>
      )}
    </>
  );
}

/** Loaded once it comes near the screen. */
function SmallPhoto(name: PhotoName) {
  const { t } = useTranslation('messages');
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (box.current ? whenNear([box.current], { screens: 1 }, () => setNear(true)) : undefined), []);
  const { data, error } = useQuery({ ...photoQuery(name, 'small'), enabled: isNear });
  return (
    <span ref={box} className="grid size-full place-items-center">
      {data !== undefined && <img src={data} alt="" className="size-full object-cover" />}
      {error && <span className="p-2 text-xs text-ink-soft">{t('photos.lost')}</span>}
    </span>
  );
}
