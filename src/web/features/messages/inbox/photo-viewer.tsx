import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Message } from '#shared/contracts/messages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts';
import { type PhotoName, photoQuery } from './photo-query.ts';

interface PhotoViewerProps {
  conversationId: string;
  pictures: Message['pictures'];
  /** The index of the photo to begin with. */
  at: number;
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The photos of a message, each as large as the screen, turned by buttons or arrow keys. */
export default function PhotoViewer({ conversationId, pictures, at, returnTo, onClose }: PhotoViewerProps) {
  const { t } = useTranslation(['messages', 'common']);
  const [seen, setSeen] = useState(at);
  const count = pictures.length;
  const turn = (by: number) => setSeen((before) => Math.min(count - 1, Math.max(0, before + by)));
  const picture = pictures[seen];
  if (!picture) return null;
  const number = seen + 1;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="night fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] outline-none"
          finalFocus={returnTo}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') turn(-1);
            if (key === 'ArrowRight') turn(1);
          }}
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <Dialog.Title className="font-text text-m font-semibold tabular-nums">
              {t('photos.place', { number, count })}
            </Dialog.Title>
            <Dialog.Close aria-label={t('common:close')} className={iconButtonClasses}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="grid min-h-0 place-items-center p-2">
            <LargePhoto
              key={picture.id}
              conversationId={conversationId}
              pictureId={picture.id}
              alt={picture.alt || t('photos.photo', { number })}
            />
          </div>
          <div className="mx-auto flex w-full max-w-4xl items-center gap-4 px-4 py-3">
            {count > 1 && (
              <IconButton
                icon="left"
                label={t('photos.previous')}
                aria-disabled={seen === 0 || undefined}
                onClick={() => turn(-1)}
              />
            )}
            <p aria-live="polite" className="min-h-6 grow text-center text-s text-ink-soft wrap-anywhere">
              {picture.alt}
            </p>
            {count > 1 && (
              <IconButton
                icon="right"
                label={t('photos.next')}
                aria-disabled={number === count || undefined}
                onClick={() => turn(1)}
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A photo in the size of the screen. */
function LargePhoto({ alt, ...name }: PhotoName & { alt: string }) {
  const { t } = useTranslation('messages');
  const small = useQuery({ ...photoQuery(name, 'small') });
  const { data = small.data, error, refetch } = useQuery(photoQuery(name, 'large'));
  if (error)
    return (
      <p role="alert" className="grid justify-items-center gap-2">
        {t('photos.lost')}
        <Button kind="quiet" onClick={() => void refetch()}>
          {t('photos.load')}
        </Button>
      </p>
    );
  return data === undefined ? null : <img src={data} alt={alt} className="max-h-full max-w-full object-contain" />;
}
