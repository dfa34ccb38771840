import { getOwnDataCall } from '#shared/contracts/own-data.ts';
import { callQuery } from '#web/lib/queries.ts';

/** While a file is made, how far it is. */
const whileMadeMs = 2_000;

/** What the page shows of a person's own data; asked for again and again while a file is made. */
export const ownDataQuery = {
  ...callQuery(getOwnDataCall, {}),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: { download: { status: string } | null } | undefined } }) =>
    state.data?.download?.status === 'waiting' ? whileMadeMs : false,
} as const;
