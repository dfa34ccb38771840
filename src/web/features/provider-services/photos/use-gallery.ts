import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { arrangePicturesCall, type ProviderService } from '#shared/contracts/provider-services.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { listingQuery, noteListing } from '../queries.ts';

export type Photo = ProviderService['pictures'][number];

/** The photos of a listing, saved after each change; until the answer comes the new arrangement is shown already. */
export function useGallery(listing: ProviderService) {
  const { t } = useTranslation('provider-service');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [wanted, setWanted] = useState<Photo[]>();
  const [failure, setFailure] = useState<FailureWords>();
  const { id, picturesVersion: version } = listing;
  const arrange = (photos: Photo[]) =>
    run(async () => {
      setWanted(photos);
      setFailure(undefined);
      const pictures = photos.map(({ id: pictureId, alt }) => ({
        id: pictureId,
        alt: { en: alt.en ?? '', sw: alt.sw ?? '' },
      }));
      try {
        const body = { version, pictures };
        const { service } = await api(arrangePicturesCall, { params: { id }, query: { providerId }, body });
        noteListing(queries, providerId, service);
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'listing_changed') {
          await fetchFresh(queries, listingQuery({ providerId, id })).catch(() => undefined);
        }
        const message = problem instanceof Problem ? Object.values(problem.fields)[0] : undefined;
        setFailure(message ? { text: message } : wordsFor(problem, t('photos.failed')));
      } finally {
        setWanted(undefined);
      }
    });
  return { photos: wanted ?? listing.pictures, arrange, busy, failure };
}
