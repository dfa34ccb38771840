import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createTicketCall, listTicketsCall } from '#shared/contracts/support.ts';
import type { SupportTopic } from '#shared/support-rules.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { takeNote } from '#web/lib/tab-notes.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SupportSearch } from '../queries.ts';
import { useAttachments } from './use-attachments.ts';
import { useSentOnce } from './use-sent-once.ts';

const schemas = () => import('#shared/contracts/support.schemas.ts');
const ofPerson = lazyResolver({ load: async () => (await schemas()).TicketForm });
const ofVisitor = lazyResolver({ load: async () => (await schemas()).VisitorTicketForm });

export interface TicketSent {
  id: string;
  reference: string;
  email: string;
}

/** Under this name a page of this tab leaves the beginning of a message. */
const draftNote = 'support-draft';

/** The form of a new message to our team, with its files. */
export function useTicketForm({ booking, from }: SupportSearch, onSent: (sent: TicketSent) => void) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const [failure, setFailure] = useState<FailureWords>();
  const { user } = useSession();
  const { resolver, prepare } = user ? ofPerson : ofVisitor;
  const attachments = useAttachments();
  const message = useSentOnce(attachments);
  const form = useForm({
    ...{ resolver, reValidateMode: 'onSubmit' as const },
    defaultValues: { name: '', email: '', topic: (booking ? 'booking' : '') as SupportTopic, text: '', booking: '' },
  });
  const { setValue } = form;
  useEffect(() => {
    const draft = from === 'chat' ? takeNote(draftNote) : undefined;
    if (draft) setValue('text', draft, { shouldDirty: true });
  }, [from, setValue]);
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const body = { ...values, clientId: message.current(), attachments: attachments.keys };
      const sent = await api(createTicketCall, { body });
      outdate(queries, listTicketsCall);
      onSent(sent);
    } catch (problem) {
      if (message.hadArrived(problem)) {
        outdate(queries, listTicketsCall);
        return setFailure({ title: t('arrived'), text: t('arrived.text') });
      }
      setFailure(showProblem(form, problem, wordsFor(problem, t('failed'))));
    }
  });
  return { form, submit, prepare, failure, attachments, busy: form.formState.isSubmitting };
}
