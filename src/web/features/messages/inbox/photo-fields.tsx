import { useRef } from 'react';
import { messageLimits } from '#shared/message-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClasses } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { News } from '#web/ui/news.tsx';
import type { ChosenPhoto, useMessagePhotos } from './use-photos.ts';

type Photos = ReturnType<typeof useMessagePhotos>;

/** The photos of the message that is being written: seen, described if one likes, removed. */
export function ChosenPhotos({ photos: form, onGone }: { photos: Photos; onGone: () => void }) {
  const { t } = useTranslation('messages');
  const { photos, refused } = form;
  return (
    <>
      {photos.length > 0 && (
        <ul aria-label={t('photos.chosen')} className="grid max-h-44 grid-cols-1 gap-2 overflow-y-auto p-1">
          {photos.map((photo, index) => (
            <li key={photo.key} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-2">
              <PhotoRow
                photo={photo}
                place={index + 1}
                onDescribe={(alt) => form.describe(photo.key, alt)}
                onAgain={() => form.uploadAgain(photo.key)}
                onRemove={() => {
                  form.remove(photo.key);
                  onGone();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {refused.map((why) => (
        <News key={why} tone="danger">
          {why}
        </News>
      ))}
    </>
  );
}

interface PhotoRowProps {
  photo: ChosenPhoto;
  /** Among those of the message, from 1. */
  place: number;
  onDescribe: (alt: string) => void;
  onAgain: () => void;
  onRemove: () => void;
}

function PhotoRow({ photo, place: number, onDescribe, onAgain, onRemove }: PhotoRowProps) {
  const { t } = useTranslation('messages');
  const { id, preview, alt, sent, problem } = photo;
  const percent = Math.round(sent * 100);
  return (
    <>
      <img src={preview} alt={alt || t('photos.photo', { number })} className="size-14 rounded-s object-cover" />
      <div className="grid gap-1">
        <input
          value={alt}
          maxLength={messageLimits.pictureAlt}
          aria-label={t('photos.alt', { number })}
          placeholder={t('photos.altHint')}
          onChange={({ target }) => onDescribe(target.value)}
          className={controlClasses}
        />
        {problem !== undefined ? (
          <div role="alert" className="text-s text-danger">
            {problem}{' '}
            <Button kind="plain" aria-label={t('photos.againOf', { number })} onClick={onAgain}>
              {t('photos.again')}
            </Button>
          </div>
        ) : (
          id === undefined && (
            <div className="grid gap-1 text-xs text-ink-soft">
              <progress
                max={100}
                value={percent}
                aria-label={t('photos.photo', { number })}
                className="h-1 w-full accent-brand"
              />
              {t('photos.uploading', { percent })}
            </div>
          )
        )}
      </div>
      <IconButton icon="close" label={t('photos.remove', { number })} onClick={onRemove} />
    </>
  );
}

/** Chooses photos; where none can be sent yet, it says why. */
export function AddPhotos({ photos, allowed }: { photos: Photos; allowed: boolean }) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  if (!allowed) return <p className="text-xs text-ink-soft">{t('photos.none')}</p>;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="message-photos"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void photos.choose(files);
        }}
      />
      <Button kind="plain" disabled={photos.room <= 0} onClick={() => input.current?.click()}>
        {t('photos.add')}
      </Button>
    </>
  );
}
