import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminTicket,
  answerTicketCall,
  assignTicketCall,
  changeTicketStateCall,
  listAdminTicketsCall,
  noteTicketCall,
} from '#shared/contracts/admin-support.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { adminTicketQuery } from '../ticket-queries.ts';

/** `had_arrived`: what was written had arrived before it was changed, and stands in the ticket; what stands in the form now is another message. */
type Outcome = 'done' | 'had_arrived' | 'failed';

export type TicketActsState = ReturnType<typeof useTicketActs>;

/** What an admin does with a ticket. Each act names the version that is shown; where it has changed, the new one is shown first. */
export function useTicketActs({ id, version }: AdminTicket) {
  const { t } = useTranslation('admin-tickets');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  /** Whether somebody has written or changed something meanwhile, so that nothing was done. */
  const [changed, setChanged] = useState(false);
  const params = { ticketId: id };

  const act = async (call: () => Promise<AdminTicket>, words: { done: string; failed: string }): Promise<Outcome> => {
    let outcome: Outcome = 'failed';
    await run(async () => {
      setFailure(undefined);
      setChanged(false);
      try {
        const now = await again.run(call);
        if (!now) return;
        queries.setQueryData(adminTicketQuery(id).queryKey, now);
        outdate(queries, listAdminTicketsCall);
        toast.success(words.done);
        outcome = 'done';
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'changed_meanwhile') {
          const now = await fetchFresh(queries, adminTicketQuery(id)).catch(() => undefined);
          if (now) return setChanged(true);
        }
        if (problem instanceof Problem && problem.code === 'message_sent') {
          outcome = 'had_arrived';
          await fetchFresh(queries, adminTicketQuery(id)).catch(() => undefined);
        }
        const ofText = problem instanceof Problem ? problem.fields.text : undefined;
        setFailure(ofText === undefined ? wordsFor(problem, words.failed) : { title: words.failed, text: ofText });
      }
    });
    return outcome;
  };
  return {
    ...{ busy, failure, changed, signInDialog: again.dialog },
    answer: (body: { clientId: string; text: string; close: boolean }) =>
      act(() => api(answerTicketCall, { params, body: { ...body, version } }), {
        ...{ done: t('answer.sent'), failed: t('answer.failed') },
      }),
    note: (body: { clientId: string; text: string }) =>
      act(() => api(noteTicketCall, { params, body }), { done: t('note.added'), failed: t('note.failed') }),
    assign: (personId: string | null) =>
      act(() => api(assignTicketCall, { params, body: { version, personId } }), {
        ...{ done: t('assign.done'), failed: t('assign.failed') },
      }),
    move: (state: 'open' | 'closed') =>
      act(() => api(changeTicketStateCall, { params, body: { version, state } }), {
        ...{ done: t(state === 'closed' ? 'close.done' : 'reopen.done'), failed: t('move.failed') },
      }),
  };
}
