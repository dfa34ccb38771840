import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { supportLimits, supportTopics } from '#shared/support-rules.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ownBookingsQuery, type SupportSearch } from '../queries.ts';
import { AttachmentField } from './attachment-field.tsx';
import { type TicketSent, useTicketForm } from './use-ticket-form.ts';

interface TicketFormProps {
  search: SupportSearch;
  onSent: (sent: TicketSent) => void;
}

/** A new message to our team. Whoever is signed in is known, and can say which booking it is about. */
export function TicketForm({ search, onSent }: TicketFormProps) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const { form, submit, prepare, failure, attachments, busy } = useTicketForm(search, onSent);
  const { errors, isDirty } = form.formState;
  const field = (name: 'name' | 'email' | 'topic' | 'text') => ({
    ...{ required: true, error: errors[name] },
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });
  return (
    <section aria-labelledby="write" className="grid max-w-2xl grid-cols-1 gap-5">
      <h2 id="write">{t('write')}</h2>
      <LeaveQuestion asks={isDirty && !busy} />
      <form onSubmit={submit} onFocus={prepare} noValidate className="grid grid-cols-1 gap-5">
        {user ? (
          <p className="text-ink-soft wrap-anywhere">{t('answerTo', { email: user.email })}</p>
        ) : (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextInput label={t('name')} autoComplete="name" {...field('name')} />
            <TextInput label={t('email')} type="email" autoComplete="email" {...field('email')} />
          </div>
        )}
        <Select label={t('topic')} {...field('topic')}>
          <option value="">{t('topic.choose')}</option>
          {supportTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic.${topic}`)}
            </option>
          ))}
        </Select>
        {user && (
          <BookingField
            chosen={search.booking}
            onChoose={(id) => form.setValue('booking', id)}
            field={form.register('booking')}
          />
        )}
        <Textarea rows={7} label={t('text')} hint={t('text.hint')} maxLength={supportLimits.text} {...field('text')} />
        <AttachmentField attachments={attachments} />
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.text}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={busy} disabled={attachments.busy} className="max-sm:w-full">
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface BookingFieldProps {
  /** By its id or reference, as the address has it. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  field: ComponentProps<'select'>;
}

/** Which of one's own bookings it is about; nothing for whoever has none. */
function BookingField({ chosen, onChoose, field }: BookingFieldProps) {
  const { t } = useTranslation('support');
  const lang = useLang();
  const { data } = useQuery(ownBookingsQuery);
  const items = data?.items ?? [];
  const named = items.find(({ id, bookingId }) => chosen === id || chosen?.toUpperCase() === bookingId)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when the bookings are there
  useEffect(() => {
    if (named !== undefined) onChoose(named);
  }, [named]);
  if (items.length === 0) return null;
  return (
    <Select label={t('booking')} optional {...field}>
      <option value="">{t('booking.none')}</option>
      {items.map(({ id, bookingId, service, startDate }) => (
        <option key={id} value={id}>
          {`${bookingId} · ${formatDate(calendarDate(startDate), lang)} · ${service.title}`}
        </option>
      ))}
    </Select>
  );
}
