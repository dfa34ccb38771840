import { queryOptions } from '@tanstack/react-query';
import { meCall, verifyEmailCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { getSession, updateUser } from '#web/lib/session.ts';

/**
 * Opens the link of the verification letter. Asked once a page: the server answers a second opening alike, but the
 * words would change. Whoever is signed in here is read anew, since the address may be theirs.
 */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await api(verifyEmailCall, { body: { token } });
      await refreshUser();
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function refreshUser(): Promise<void> {
  if ((await getSession()).state !== 'authenticated') return;
  const { user } = await api(meCall, {});
  updateUser(user);
}
