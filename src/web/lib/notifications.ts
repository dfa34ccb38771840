import { infiniteQueryOptions } from '@tanstack/react-query';
import { countUnreadNoticesCall, listNoticesCall } from '#shared/contracts/notifications.ts';
import { api } from './api.ts';
import { callQuery } from './queries.ts';

/** How many notifications are unread; asked again when somebody comes back to the tab. */
export const unreadNoticesQuery = {
  ...callQuery(countUnreadNoticesCall, {}),
  refetchOnWindowFocus: true,
  retry: false,
  meta: { layoutData: true },
};

/** What the person was told, the newest first, a page at a time. */
export const noticesQuery = infiniteQueryOptions({
  // As the keys of all calls, from which the address is read when the connection is lost.
  queryKey: [listNoticesCall.method, listNoticesCall.path, {}],
  queryFn: ({ pageParam, signal }) =>
    api(listNoticesCall, { signal, query: { pageSize: 20, ...(pageParam !== '' && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});
