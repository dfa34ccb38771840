import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/call.ts';
import { messagePicturePath } from '#shared/contracts/messages.ts';
import { loadPrivatePicture } from '#web/lib/private-picture.ts';

export interface PhotoName {
  conversationId: string;
  pictureId: string;
}

/** What lies at the address of a photo never changes. */
export const photoQuery = (name: PhotoName, size: 'small' | 'large') =>
  queryOptions({
    queryKey: ['message-photo', name.pictureId, size],
    queryFn: ({ signal }) => loadPrivatePicture(`${pathOf(messagePicturePath, { ...name })}?size=${size}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
