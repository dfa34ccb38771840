import { queryOptions } from '@tanstack/react-query';
import { meCall, verifyEmailCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { callQuery, sitePicturesQuery } from '#web/lib/queries.ts';

/**
 * Opens the link of the verification letter. Asked once a document: a second opening does no harm, but is answered in
 * other words.
 */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => api(verifyEmailCall, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The account as the server has it now; the session's copy may be older than a verified address. */
export const meQuery = { ...callQuery(meCall, {}), staleTime: 0 };

/** The scenes beside the forms. */
export const accountPictures = sitePicturesQuery(['login', 'register']);
