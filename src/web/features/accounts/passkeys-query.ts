import { listPasskeysCall } from '#shared/contracts/passkeys.ts';
import { callQuery } from '#web/lib/queries.ts';

/** The passkeys of the person: asked for anew each time, since one may be added in another tab. */
export const passkeysQuery = { ...callQuery(listPasskeysCall, {}), staleTime: 0 };
