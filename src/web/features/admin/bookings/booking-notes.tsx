import { useState } from 'react';
import { noteLength, notesMost } from '#shared/booking-notes.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { addNoteCall, getAdminBookingCall } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { CountedText } from '../acts/counted-text.tsx';
import { useAct } from '../acts/use-act.ts';
import { LeaveTyped } from '../typed/leave-typed.tsx';

/** What our team has noted, the newest first, and a field for another note. */
export function BookingNotes({ found: { booking, notes } }: { found: AdminBooking }) {
  const { t } = useTranslation('admin-bookings');
  const lang = useLang();
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      {notes.length < notesMost ? (
        <NewNote bookingId={booking.id} />
      ) : (
        <p className="text-ink-soft">{t('notes.full', { count: notesMost })}</p>
      )}
      {notes.length === 0 && <p className="text-ink-soft">{t('notes.none')}</p>}
      <ol className="grid grid-cols-1 gap-4 empty:hidden">
        {notes.map(({ id, at, by, text }) => (
          <li key={id} className="grid gap-0.5">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-s text-ink-soft wrap-anywhere">{`${by.name} · ${formatInstant(new Date(at), lang)}`}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const noFields: readonly string[] = [];

function NewNote({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation(['admin-bookings', 'common']);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { act, busy, notice, undrawn, sendingAgain, dialog } = useAct({
    onDone: () => setText(''),
    changes: [getAdminBookingCall],
    fields: noFields,
  });
  const send = async () => {
    const body = { text: text.trim() };
    setMissing(body.text === '');
    if (body.text === '') return;
    await act({
      call: (idempotencyKey) => api(addNoteCall, { params: { bookingId }, body, idempotencyKey }),
      content: body,
      done: t('notes.done'),
    });
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
      <CountedText
        label={t('notes.new')}
        hint={t('notes.hint', { count: noteLength })}
        required
        rows={3}
        maxLength={noteLength}
        value={text}
        error={missing ? t('notes.missing') : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      {undrawn !== undefined && <News tone="danger">{undrawn}</News>}
      <p>
        <Button type="submit" kind="quiet" busy={busy}>
          {t('notes.add')}
        </Button>
      </p>
      {dialog}
      <LeaveTyped asks={!busy && text.trim() !== ''} />
    </form>
  );
}
