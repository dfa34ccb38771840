import { useRef, useState } from 'react';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { isTooSmall, shortestSide } from '#shared/photo-sizes.ts';
import { openPhoto } from '#web/lib/crop-photo.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import type { Alts } from './alt-fields.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { AltDialog, RemoveDialog } from './photo-dialogs.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { type Photo, useGallery } from './use-gallery.ts';
import { useUploads } from './use-uploads.ts';

/** The photos: added, cut and described, put in order, removed. Each change is saved at once. */
export function PhotosSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const add = useRef<HTMLButtonElement>(null);
  const { photos, arrange, busy, failure } = useGallery(listing);
  const uploads = useUploads(listing.id);
  const [open, setOpen] = useState<{ photo: Photo; what: 'describe' | 'remove' }>();
  const pressed = useRef<HTMLElement | null>(null);
  const room = listingLimits.pictures - photos.length - uploads.uploads.length;
  const close = () => setOpen(undefined);
  const ask = (photo: Photo, what: 'describe' | 'remove', button: HTMLElement) => {
    pressed.current = button;
    setOpen({ photo, what });
  };
  const describe = (photo: Photo, { en, sw }: Alts) => {
    close();
    const alt = { en: en.trim() || null, sw: sw.trim() || null };
    void arrange(photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)));
  };
  const remove = (photo: Photo) => {
    pressed.current = add.current;
    close();
    void arrange(photos.filter(({ id }) => id !== photo.id));
  };
  return (
    <section aria-labelledby="section-title" className="grid grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h2 id="section-title">{t('section.photos')}</h2>
        <p className="max-w-prose text-ink-soft">{t('section.photos.text')}</p>
      </header>
      <AddPhotos room={room} button={add} onAdd={uploads.add} />
      <UploadList uploads={uploads.uploads} onAgain={uploads.again} onForget={uploads.forget} />
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      {photos.length > 0 && (
        <PhotoGrid
          photos={photos}
          busy={busy}
          onArrange={(next) => void arrange(next)}
          onDescribe={(photo, button) => ask(photo, 'describe', button)}
          onRemove={(photo, button) => ask(photo, 'remove', button)}
        />
      )}
      {open?.what === 'describe' && (
        <AltDialog
          photo={open.photo}
          returnTo={pressed}
          onClose={close}
          onSave={(alts) => describe(open.photo, alts)}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog returnTo={pressed} onClose={close} onRemove={() => remove(open.photo)} />
      )}
    </section>
  );
}

interface AddPhotosProps {
  /** How many more there may be. */
  room: number;
  button: React.RefObject<HTMLButtonElement | null>;
  onAdd: (photo: Blob, alts: { altEn: string; altSw: string }) => void;
}

/** Chooses photos on the device or takes one, and cuts them one after the other. */
function AddPhotos({ room, button, onAdd }: AddPhotosProps) {
  const { t } = useTranslation('provider-service');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ files: readonly File[]; at: number; photo: ImageBitmap }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const show = async (files: readonly File[], from: number): Promise<void> => {
    for (const [index, file] of files.slice(from).entries()) {
      const photo = await openPhoto(file).catch(() => undefined);
      if (photo && !isTooSmall(photo)) return setChosen({ files, at: from + index, photo });
      const { name } = file;
      const why = photo ? t('photos.small', { name, pixels: shortestSide }) : t('photos.unreadable', { name });
      setRefused((before) => [...before.filter((one) => one !== why), why]);
      photo?.close();
    }
    setChosen(undefined);
  };
  const choose = (files: readonly File[]) => {
    setRefused(files.length > room ? [t('photos.tooMany', { count: room })] : []);
    return show(files.slice(0, room), 0);
  };
  const next = async () => {
    if (!chosen) return;
    await show(chosen.files, chosen.at + 1);
    chosen.photo.close();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="photo-files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void choose(files);
        }}
      />
      {room > 0 ? (
        <Button ref={button} onClick={() => input.current?.click()}>
          {t('photos.add')}
        </Button>
      ) : (
        <p className="font-semibold">{t('photos.full', { count: listingLimits.pictures })}</p>
      )}
      <p className="text-s text-ink-soft">{t('photos.addHint', { count: Math.max(0, room) })}</p>
      {refused.map((why) => (
        <News key={why} tone="danger">
          {why}
        </News>
      ))}
      {chosen && (
        <CropDialog
          key={chosen.at}
          photo={chosen.photo}
          number={chosen.at + 1}
          count={chosen.files.length}
          returnTo={button}
          onSkip={next}
          onAdd={(photo, { en, sw }) => {
            onAdd(photo, { altEn: en.trim(), altSw: sw.trim() });
            return next();
          }}
        />
      )}
    </div>
  );
}
