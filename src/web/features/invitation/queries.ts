import { queryOptions } from '@tanstack/react-query';
import { getInvitationCall } from '#shared/contracts/provider-team.ts';
import { api } from '#web/lib/api.ts';

/** What the link of an invitation offers, by the token in it. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api(getInvitationCall, { body: { token }, signal }),
    staleTime: 0,
  });
