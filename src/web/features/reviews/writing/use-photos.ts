import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { addReviewPictureCall, type OwnReview } from '#shared/contracts/reviews.ts';
import { shortestSide } from '#shared/photo-sizes.ts';
import { pictureAt } from '#shared/pictures.ts';
import { reviewLimits } from '#shared/review-rules.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** A photo of the form: one that the review has, or one that is still to be sent. */
interface FormPhoto {
  key: string;
  preview: string;
  alt: string;
  /** Of one that the review has. */
  id?: string;
  photo?: Blob;
  /** Why it did not arrive. */
  problem?: string;
}

/** The photos of a review while it is written. New ones are sent once the review is there. */
export function usePhotos(review: OwnReview | null) {
  const { t } = useTranslation('reviews');
  const textOf = useProblemText();
  const [photos, setPhotos] = useState<FormPhoto[]>(() => (review?.pictures ?? []).map(storedPhoto));
  const [removed, setRemoved] = useState<string[]>([]);
  const [isTouched, setTouched] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const [sending, setSending] = useState<{ number: number; total: number }>();
  const change = (key: string, changes: Partial<FormPhoto>) =>
    setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const choose = async (files: readonly File[]) => {
    setTouched(true);
    const room = reviewLimits.pictures - photos.length;
    const refusals = files.length > room ? [t('photosTooMany')] : [];
    for (const file of files.slice(0, room)) {
      const opened = await shrinkPhoto(file).catch(() => 'unreadable' as const);
      if (opened === 'unreadable') refusals.push(t('photoUnreadable', { name: file.name }));
      else if (!opened) refusals.push(t('photoSmall', { name: file.name, pixels: shortestSide }));
      else setPhotos((before) => withinLimit([...before, { key: newKey(), alt: '', ...opened }]));
    }
    setRefused(refusals);
  };

  /** Sends those that the review does not have yet, one after the other. @returns how many did not arrive */
  const send = async (reviewId: string): Promise<number> => {
    const fresh = photos.filter(({ id }) => id === undefined);
    let lost = 0;
    for (const [index, { key, photo = new Blob(), alt }] of fresh.entries()) {
      setSending({ number: index + 1, total: fresh.length });
      try {
        const { picture } = await upload(addReviewPictureCall, {
          ...{ params: { id: reviewId }, body: { alt: alt.trim() }, file: photo },
        });
        setPhotos((before) => before.map((one) => (one.key === key ? { ...storedPhoto(picture), key } : one)));
      } catch (problem) {
        lost += 1;
        const message = problem instanceof Problem ? Object.values(problem.fields)[0] : undefined;
        change(key, { problem: message ?? textOf(problem) });
      }
    }
    setSending(undefined);
    return lost;
  };
  return {
    ...{ photos, refused, sending, isTouched, choose, send },
    room: reviewLimits.pictures - photos.length,
    describe: (key: string, alt: string) => {
      setTouched(true);
      setPhotos((before) => before.map(({ problem: _, ...one }) => (one.key === key ? { ...one, alt } : one)));
    },
    remove: (key: string) => {
      setTouched(true);
      const id = photos.find((one) => one.key === key)?.id;
      if (id !== undefined) setRemoved((before) => [...before, id]);
      setPhotos((before) => before.filter((one) => one.key !== key));
    },
    change: changeOf(photos, removed),
  };
}

/**
 * What a change sends of photos: those that the review has and keeps, in order, and the ids of those that go. One that was
 * removed and then chosen and sent again has the same id, and stays.
 */
export function changeOf(photos: readonly Pick<FormPhoto, 'id' | 'alt'>[], removed: readonly string[]) {
  const pictures = photos.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, alt: alt.trim() }]));
  return { pictures, removed: [...new Set(removed)].filter((id) => pictures.every((kept) => kept.id !== id)) };
}

/** Others may have been chosen while these were opened. */
const withinLimit = (photos: FormPhoto[]) => photos.slice(0, reviewLimits.pictures);

const storedPhoto = ({ id, image, alt }: OwnReview['pictures'][number]): FormPhoto => ({
  ...{ key: id, id, alt, preview: pictureAt(image, 320) },
});
