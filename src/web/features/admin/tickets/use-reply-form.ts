import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeTeamReplyCall,
  createTeamReplyCall,
  deleteTeamReplyCall,
  listTeamRepliesCall,
  type NewReply,
  type TeamReply,
} from '#shared/contracts/admin-support.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const fieldNames = ['title', 'text.en', 'text.sw'];
const empty: NewReply = { title: '', text: { en: '', sw: '' } };

/** A saved reply as it is typed, and the calls that save and delete it. @param reply undefined: a new one */
export function useReplyForm(reply: TeamReply | undefined, onDone: () => void) {
  const { t } = useTranslation('admin-tickets');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [typed, setTyped] = useState<NewReply>(reply ? { title: reply.title, text: reply.text } : empty);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();
  const send = (call: () => Promise<unknown>, words: { done: string; failed: string }) =>
    run(async () => {
      setFailure(undefined);
      setProblems({});
      try {
        if (!(await again.run(call))) return;
        outdate(queries, listTeamRepliesCall);
        toast.success(words.done);
        onDone();
      } catch (problem) {
        const { drawn, undrawn } = fieldProblems(problem, fieldNames);
        setProblems(drawn);
        if (undrawn !== undefined) setFailure({ text: undrawn });
        else if (Object.keys(drawn).length === 0) setFailure(wordsFor(problem, words.failed));
      }
    });
  const saved = { done: t('replies.saved'), failed: t('replies.failed') };
  const first = reply ?? { ...empty, id: '' };
  return {
    ...{ typed, problems, failure, busy, signInDialog: again.dialog },
    isTyped: typed.title !== first.title || typed.text.en !== first.text.en || typed.text.sw !== first.text.sw,
    type: setTyped,
    save: () =>
      send(
        () =>
          reply
            ? api(changeTeamReplyCall, { params: { replyId: reply.id }, body: { ...typed, version: reply.version } })
            : api(createTeamReplyCall, { body: typed }),
        saved,
      ),
    remove: () =>
      reply &&
      send(() => api(deleteTeamReplyCall, { params: { replyId: reply.id } }), {
        ...{ done: t('replies.deleted'), failed: t('replies.deleteFailed') },
      }),
  };
}
