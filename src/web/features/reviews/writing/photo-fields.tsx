import { useId, useRef } from 'react';
import { reviewLimits } from '#shared/review-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import type { usePhotos } from './use-photos.ts';

/** The photos of a review: added, described if one likes, removed. */
export function PhotoFields({ photos: form }: { photos: ReturnType<typeof usePhotos> }) {
  const { t } = useTranslation(['reviews', 'common']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { photos, room, refused } = form;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="font-text text-m font-semibold">
          {t('photos')} <span className="font-normal text-ink-soft">({t('common:optional')})</span>
        </h2>
        <p className="text-s text-ink-soft">{room > 0 ? t('photosHint', { count: room }) : t('photosFull')}</p>
      </div>
      {photos.length > 0 && (
        <ul className="grid gap-4">
          {photos.map(({ key, preview, alt, problem }, index) => {
            const number = index + 1;
            return (
              <li key={key} className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3">
                <img src={preview} alt={alt || t('photo', { number })} className="size-20 rounded-m object-cover" />
                <TextInput
                  label={t('photoAlt', { number })}
                  optional
                  value={alt}
                  maxLength={reviewLimits.alt}
                  error={problem}
                  onChange={({ target }) => form.describe(key, target.value)}
                />
                <IconButton
                  icon="close"
                  label={t('removePhoto', { number })}
                  className="mt-6"
                  onClick={() => {
                    form.remove(key);
                    add.current?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="review-photos"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void form.choose(files);
        }}
      />
      <p>
        <Button ref={add} kind="quiet" disabled={room <= 0} onClick={() => input.current?.click()}>
          {t('addPhotos')}
        </Button>
      </p>
      {refused.map((why) => (
        <News key={why} tone="danger">
          {why}
        </News>
      ))}
    </section>
  );
}
