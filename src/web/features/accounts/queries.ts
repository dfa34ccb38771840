import { meCall } from '#shared/contracts/accounts.ts';
import { callQuery, sitePicturesQuery } from '#web/lib/queries.ts';

/** The account as it is on the server; the session's copy may be older than a verified address. */
export const meQuery = { ...callQuery(meCall, {}), staleTime: 0 };

/** The pictures beside the forms. */
export const accountPictures = sitePicturesQuery(['login', 'register']);
