import { getSecondFactorCall } from '#shared/contracts/second-factor.ts';
import { callQuery } from '#web/lib/queries.ts';

/** Whether the person has a second factor; an admin may have removed it meanwhile. */
export const secondFactorQuery = { ...callQuery(getSecondFactorCall, {}), staleTime: 0 };

/** The search parameters of the profile: the tab that is shown; absent: the person's information. */
export interface ProfileSearch {
  tab?: 'security';
}

export const readProfileSearch = (search: Record<string, unknown>): ProfileSearch =>
  search.tab === 'security' ? { tab: 'security' } : {};
