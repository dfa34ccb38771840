import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { addPictureCall } from '#shared/contracts/provider-services.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { upload } from '#web/lib/upload.ts';
import { noteListing } from '../queries.ts';

/** A photo on its way to the server. */
export interface Upload {
  key: string;
  photo: Blob;
  altEn: string;
  altSw: string;
  /** From 0 to 1. */
  sent: number;
  /** Why it did not arrive. */
  problem?: string;
}

/** Sends photos one after the other, so that they keep their order and a slow line is not shared. */
export function useUploads(listingId: string) {
  const { providerId } = useMember();
  const queries = useQueryClient();
  const textOf = useProblemText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  const send = async ({ key, photo, altEn, altSw }: Upload) => {
    try {
      const { service } = await upload(addPictureCall, {
        ...{ params: { id: listingId }, query: { providerId }, body: { altEn, altSw }, file: photo },
        onProgress: (sent) => change(key, { sent }),
      });
      noteListing(queries, providerId, service);
      forget(key);
    } catch (problem) {
      const message = problem instanceof Problem ? Object.values(problem.fields)[0] : undefined;
      change(key, { problem: message ?? textOf(problem) });
    }
  };
  const queue = (one: Upload) => {
    last.current = last.current.then(() => send(one));
  };
  return {
    uploads,
    forget,
    add: (photo: Blob, alts: Pick<Upload, 'altEn' | 'altSw'>) => {
      const one = { key: newKey(), photo, ...alts, sent: 0 };
      setUploads((before) => [...before, one]);
      queue(one);
    },
    again: (one: Upload) => {
      setUploads((before) =>
        before.map(({ problem: _, ...each }) => (each.key === one.key ? { ...each, sent: 0 } : each)),
      );
      queue(one);
    },
  };
}
