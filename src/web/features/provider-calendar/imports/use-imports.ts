import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listImportsCall } from '#shared/contracts/calendar-imports.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { callQuery, outdate } from '#web/lib/queries.ts';
import { useTexts } from '#web/lib/use-translation.ts';
import { callsThatShowBlocks } from '../queries.ts';

/** The calendars of other sites that a listing reads. They are read every half hour, also while somebody looks at them. */
export function useImports(service: string) {
  const { providerId } = useMember();
  return useQuery({
    ...callQuery(listImportsCall, { params: { id: service }, query: { providerId } }),
    staleTime: 0,
    refetchInterval: 5 * 60_000,
  });
}

/** Reads again what a reading, an added or a removed calendar changes. */
export function useOutdateImports(): () => void {
  const queries = useQueryClient();
  return () => outdate(queries, listImportsCall, ...callsThatShowBlocks);
}

/** Loads the texts of this part, which the page itself does not need. */
export function useImportTexts(): 'loading' | 'loaded' | 'failed' {
  const texts = useTexts();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    Promise.resolve(texts.load(['provider-imports'])).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [texts]);
  return state;
}
