import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { AdminTicket } from '#shared/contracts/admin-support.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select, Textarea } from '#web/ui/inputs.tsx';
import { teamRepliesQuery } from '../ticket-queries.ts';
import { LeaveTyped } from '../typed/leave-typed.tsx';
import type { TicketActsState } from './use-ticket-acts.ts';

/** Answers whoever has the ticket, with a saved reply to begin with. */
export function AnswerPart({ ticket, acts }: { ticket: AdminTicket; acts: TicketActsState }) {
  const { t } = useTranslation('admin-tickets');
  const { data } = useQuery(teamRepliesQuery);
  const [text, setText] = useState('');
  const [close, setClose] = useState(false);
  const clientId = useRef(newId());
  const { language } = ticket;
  const send = async () => {
    const outcome = await acts.answer({ clientId: clientId.current, text, close });
    if (outcome !== 'failed') clientId.current = newId();
    if (outcome !== 'done') return;
    setText('');
    setClose(false);
  };
  return (
    <section aria-labelledby="answer" className="grid grid-cols-1 content-start gap-4">
      <h2 id="answer" className="text-l">
        {t('answer')}
      </h2>
      <p className="text-s text-ink-soft">{t(`answer.${language}`)}</p>
      <LeaveTyped asks={text.trim() !== '' && !acts.busy} />
      {data && data.items.length > 0 && (
        <Select
          label={t('answer.saved')}
          value=""
          onChange={({ target }) => {
            const reply = data.items.find(({ id }) => id === target.value);
            if (reply) setText((typed) => (typed.trim() === '' ? '' : `${typed.trimEnd()}\n\n`) + reply.text[language]);
          }}
        >
          <option value="">{t('answer.saved.choose')}</option>
          {data.items.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Textarea
          rows={8}
          lang={language}
          label={t('answer.text')}
          maxLength={supportLimits.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Checkbox label={t('answer.close')} checked={close} onChange={({ target }) => setClose(target.checked)} />
        <div>
          <Button type="submit" busy={acts.busy} disabled={text.trim() === ''}>
            {t('answer.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
