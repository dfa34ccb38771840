import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { acceptInvitationCall, type Invitation } from '#shared/contracts/provider-team.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { invitationQuery } from '../queries.ts';

/** Accepts an invitation, and leads to the panel of its business. */
export function useAccept(token: string, { provider: { name } }: Invitation) {
  const { t } = useTranslation('invitation');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const accept = () =>
    run(async () => {
      setProblem(undefined);
      try {
        const { providerId, user } = await api(acceptInvitationCall, { body: { token } });
        updateUser(user);
        toast.success(t('accepted', { name }));
        await navigate({ to: addresses.provider, search: { providerId } as never });
      } catch (refused) {
        setProblem(textOf(refused));
        // It was accepted, withdrawn or sent again meanwhile, or the address is another one.
        if (refused instanceof Problem) void queries.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
      }
    });
  return { busy, problem, accept };
}
