import { queryOptions } from '@tanstack/react-query';
import { verifyEmailCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';

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
