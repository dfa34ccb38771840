import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Team } from '#shared/contracts/provider-team.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { teamQuery } from '../../queries.ts';
import { useMember } from '../../use-member.ts';

/** What was wrong with the last try. */
interface Wrong {
  email?: string | undefined;
  rights?: string | undefined;
  /** What belongs to no field. */
  other?: string | undefined;
}

/** Changes the team, asks for the password where that is needed, and shows the team as it is then. */
export function useTeamChange() {
  const { providerId } = useMember();
  const queries = useQueryClient();
  const textOf = useProblemText();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [wrong, setWrong] = useState<Wrong>({});
  /** @param call answers the team, or that it is done where the team is to be read again */
  const change = (
    call: () => Promise<Team | { success: true }>,
    { text, onDone }: { text: string; onDone?: () => void },
  ) =>
    run(async () => {
      setWrong({});
      try {
        const answer = await again.run(call);
        if (!answer) return;
        const { queryKey } = teamQuery(providerId);
        if ('members' in answer) queries.setQueryData(queryKey, answer);
        else await queries.invalidateQueries({ queryKey });
        toast.success(text);
        onDone?.();
      } catch (problem) {
        const { email, rights } = problem instanceof Problem ? problem.fields : {};
        setWrong(email || rights ? { email, rights } : { other: textOf(problem) });
      }
    });
  return { busy, wrong, setWrong, change, dialog: again.dialog };
}
