import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeOwnTicketCall, listTicketsCall, type Ticket, writeInTicketCall } from '#shared/contracts/support.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { ticketQuery } from '../queries.ts';
import { AttachmentField } from './attachment-field.tsx';
import { useAttachments } from './use-attachments.ts';
import { useSentOnce } from './use-sent-once.ts';

interface AnswerFormProps {
  ticket: Ticket;
  token: string | undefined;
}

/** Writes something more, or says that nothing more is needed. */
export function AnswerForm({ ticket: { id, state }, token }: AnswerFormProps) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const attachments = useAttachments();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<FailureWords>();
  const message = useSentOnce(attachments);
  const named = { params: { ticketId: id } };
  const proof = token === undefined ? {} : { token };
  const act = (failed: string, call: () => Promise<Ticket>, done: () => void) =>
    run(async () => {
      setFailure(undefined);
      try {
        queries.setQueryData(ticketQuery(id, token).queryKey, await call());
        outdate(queries, listTicketsCall);
        done();
      } catch (problem) {
        if (message.hadArrived(problem)) {
          setFailure({ title: t('arrived'), text: t('arrived.text') });
          // So that it stands above.
          return queries.invalidateQueries({ queryKey: ticketQuery(id, token).queryKey });
        }
        const ofText = problem instanceof Problem ? problem.fields.text : undefined;
        if (ofText === undefined) setFailure(wordsFor(problem, failed));
        else setError(ofText);
      }
    });
  const send = () =>
    act(
      t('failed'),
      () =>
        api(writeInTicketCall, {
          ...named,
          body: { ...proof, clientId: message.current(), text, attachments: attachments.keys },
        }),
      () => {
        message.renew();
        setText('');
        attachments.clear();
        toast.success(t('answer.sent'));
      },
    );
  const close = () =>
    act(
      t('close.failed'),
      () => api(closeOwnTicketCall, { ...named, body: proof }),
      () => toast.success(t('closed')),
    );
  return (
    <form
      noValidate
      className="grid max-w-2xl grid-cols-1 gap-5 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LeaveQuestion asks={text.trim() !== '' && !busy} />
      <Textarea
        rows={5}
        required
        label={t('answer')}
        hint={t(`answer.${state}`)}
        maxLength={supportLimits.text}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <AttachmentField attachments={attachments} />
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={attachments.busy}>
          {t('send')}
        </Button>
        {state !== 'closed' && (
          <Button kind="quiet" disabled={busy} onClick={() => void close()}>
            {t('close')}
          </Button>
        )}
      </div>
    </form>
  );
}
