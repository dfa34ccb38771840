import { listIdentitiesCall } from '#shared/contracts/identities.ts';
import { callQuery } from '#web/lib/queries.ts';

/** How the person can sign in: asked for anew each time, since it may change in another tab. */
export const identitiesQuery = { ...callQuery(listIdentitiesCall, {}), staleTime: 0 };
