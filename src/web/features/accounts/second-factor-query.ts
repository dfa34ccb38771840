import { getSecondFactorCall } from '#shared/contracts/second-factor.ts';
import { callQuery } from '#web/lib/queries.ts';

/** Whether the person has a second factor; an admin may have removed it meanwhile. */
export const secondFactorQuery = { ...callQuery(getSecondFactorCall, {}), staleTime: 0 };
