import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/contracts/messages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { whenNear } from '#web/lib/when-near.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { type PhotoName, photoQuery } from './photo-query.ts';

const loadViewer = () => import('./photo-viewer.tsx');
const PhotoViewer = lazy(loadViewer);

interface MessagePhotosProps {
  conversationId: string;
  pictures: Message['pictures'];
}

/** The photos of a message, small; each opens large. */
export function MessagePhotos({ conversationId, pictures }: MessagePhotosProps) {
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
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ id, alt, width, height }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t(alt === '' ? 'photos.open' : 'photos.openOf', { number: index + 1, alt })}
              onClick={({ currentTarget }) => void show(index, currentTarget)}
              className="block overflow-hidden rounded-m bg-sunken"
              style={{
                aspectRatio: `${width} / ${height}`,
                inlineSize: `min(100%, ${10 * Math.sqrt(width / height)}rem)`,
              }}
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
