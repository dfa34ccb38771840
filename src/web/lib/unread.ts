import { useQuery } from '@tanstack/react-query';
import { getUnreadCall } from '#shared/contracts/messages.ts';
import { callQuery } from './queries.ts';

/** How many conversations have unread messages; asked again when somebody comes back to the tab. */
const unreadQuery = {
  ...callQuery(getUnreadCall, {}),
  refetchOnWindowFocus: true,
  retry: false,
  meta: { layoutData: true },
};

/** The number of a traveller's own conversations with unread messages, or of a provider's; 0 while it is not known. */
export function useUnread(providerId?: string): number {
  const { data } = useQuery(unreadQuery);
  if (providerId === undefined) return data?.own ?? 0;
  return data?.providers.find((one) => one.providerId === providerId)?.unread ?? 0;
}

/** The same of all sides of a person together. */
export function useAllUnread(): number {
  const { data } = useQuery(unreadQuery);
  return (data?.own ?? 0) + (data?.providers.reduce((sum, { unread }) => sum + unread, 0) ?? 0);
}
