import { queryOptions } from '@tanstack/react-query';
import { meCall, verifyEmailCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { callQuery, sitePicturesQuery } from '#web/lib/queries.ts';

/**
 * Verifies an e-mail address by the token of its link. Asked once in a document, since a second call would be answered
 * "already verified".
 */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => api(verifyEmailCall, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The account as it is on the server; the session's copy may be older than a verified address. */
export const meQuery = { ...callQuery(meCall, {}), staleTime: 0 };

/** The pictures beside the forms. */
export const accountPictures = sitePicturesQuery(['login', 'register']);
