import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import type { TicketActsState } from './use-ticket-acts.ts';

/** Notes something that our team alone reads. */
export function NotePart({ acts }: { acts: TicketActsState }) {
  const { t } = useTranslation('admin-tickets');
  const [text, setText] = useState('');
  const clientId = useRef(newId());
  const add = async () => {
    const outcome = await acts.note({ clientId: clientId.current, text });
    if (outcome !== 'failed') clientId.current = newId();
    if (outcome !== 'done') return;
    setText('');
  };
  return (
    <section aria-labelledby="note" className="grid grid-cols-1 content-start gap-4">
      <h2 id="note" className="text-l">
        {t('note')}
      </h2>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Textarea
          rows={4}
          label={t('note.text')}
          hint={t('note.hint')}
          maxLength={supportLimits.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button kind="quiet" type="submit" busy={acts.busy} disabled={text.trim() === ''}>
            {t('note.add')}
          </Button>
        </div>
      </form>
    </section>
  );
}
