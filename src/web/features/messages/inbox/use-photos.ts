import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { addMessagePictureCall, removeMessagePictureCall } from '#shared/contracts/messages.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { shortestSide } from '#shared/photo-sizes.ts';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { type ShrunkPhoto, shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** A photo that is with the server and not sent yet. */
export interface UploadedPhoto {
  id: string;
  alt: string;
  /** A data: address. */
  preview: string;
}

/** A photo of the message that is being written. */
export interface ChosenPhoto extends ShrunkPhoto {
  key: string;
  alt: string;
  /** Once it is with the server. */
  id?: string;
  /** How much of it has been sent, from 0 to 1. */
  sent: number;
  /** Why it did not arrive. */
  problem?: string;
}

/** Removes photos that are not sent after all; what cannot be removed now is after a day. */
export function removeUploaded(conversationId: string, photos: readonly { id: string }[]): void {
  for (const { id: pictureId } of photos) {
    api(removeMessagePictureCall, { params: { conversationId, pictureId } }).catch(() => undefined);
  }
}

/** The photos of the message that is being written, each uploaded as soon as it is chosen, one after the other. */
export function useMessagePhotos(conversationId: string) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  /** Those that were removed while they were uploaded, or before. */
  const stopped = useRef(new Map<string, AbortController>());
  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const deliver = async ({ key, photo }: ChosenPhoto, { signal }: AbortController) => {
    if (signal.aborted) return;
    try {
      const { id } = await upload(addMessagePictureCall, {
        ...{ params: { conversationId }, file: photo, signal },
        onProgress: (sent) => change(key, { sent }),
      });
      // Removed in the moment in which it arrived.
      if (signal.aborted) removeUploaded(conversationId, [{ id }]);
      else change(key, { id, sent: 1 });
    } catch (problem) {
      change(key, { problem: textOf(problem) });
    }
  };
  const deliverInTurn = (photo: ChosenPhoto) => {
    const stop = new AbortController();
    stopped.current.set(photo.key, stop);
    last.current = last.current.then(() => deliver(photo, stop));
  };

  const choose = async (files: readonly File[]) => {
    const room = messageLimits.pictures - photos.length;
    const refusals = files.length > room ? [t('photos.tooMany', { most: messageLimits.pictures })] : [];
    for (const file of files.slice(0, room)) {
      const opened = await shrinkPhoto(file).catch(() => 'unreadable' as const);
      if (opened === 'unreadable') refusals.push(t('photos.unreadable', { name: file.name }));
      else if (!opened) refusals.push(t('photos.small', { name: file.name, pixels: shortestSide }));
      else {
        const photo = { key: newKey(), alt: '', sent: 0, ...opened };
        setPhotos((all) => [...all, photo].slice(0, messageLimits.pictures));
        deliverInTurn(photo);
      }
    }
    setRefused(refusals);
  };
  return {
    ...{ photos, refused, choose },
    room: messageLimits.pictures - photos.length,
    isUploading: photos.some(({ id, problem }) => id === undefined && problem === undefined),
    describe: (key: string, alt: string) => change(key, { alt }),
    uploadAgain(key: string) {
      const photo = photos.find((one) => one.key === key);
      if (!photo) return;
      const { problem: _, ...again } = photo;
      setPhotos((all) => all.map((one) => (one.key === key ? { ...again, sent: 0 } : one)));
      deliverInTurn(again);
    },
    remove(key: string) {
      stopped.current.get(key)?.abort();
      const id = photos.find((one) => one.key === key)?.id;
      if (id !== undefined) removeUploaded(conversationId, [{ id }]);
      setPhotos((all) => all.filter((one) => one.key !== key));
      setRefused([]);
    },
    /** Those that are with the server, in their order; none are chosen then. */
    take(): UploadedPhoto[] {
      setPhotos([]);
      setRefused([]);
      return photos.flatMap(({ id, alt, preview }) => (id === undefined ? [] : [{ id, alt: alt.trim(), preview }]));
    },
    /** Shows those of a message again that could not be sent. */
    putBack(uploaded: readonly UploadedPhoto[]) {
      setPhotos(uploaded.map((photo) => ({ ...photo, key: photo.id, photo: new Blob(), sent: 1 })));
    },
  };
}
