import type { AdminTicket } from '#shared/contracts/admin-support.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { News } from '#web/ui/news.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AnswerPart } from './tickets/answer-part.tsx';
import { NotePart } from './tickets/note-part.tsx';
import { TicketActs } from './tickets/ticket-acts.tsx';
import { TicketBadge } from './tickets/ticket-badge.tsx';
import { TicketMessages } from './tickets/ticket-messages.tsx';
import { useTicketActs } from './tickets/use-ticket-acts.ts';

/** A ticket with all that was written and noted, and what can be done with it. */
export function AdminTicketPage({ ticket }: { ticket: AdminTicket }) {
  const { t } = useTranslation('admin-tickets');
  const acts = useTicketActs(ticket);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading ticket={ticket} />
      <TicketActs ticket={ticket} acts={acts} />
      <TicketMessages messages={ticket.messages} />
      {acts.changed && (
        <News tone="warning" title={t('conflict')}>
          {t('conflict.text')}
        </News>
      )}
      {acts.failure && (
        <News tone="danger" title={acts.failure.title}>
          {acts.failure.text}
        </News>
      )}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <AnswerPart ticket={ticket} acts={acts} />
        <NotePart acts={acts} />
      </div>
      {acts.signInDialog}
    </div>
  );
}

function Heading({ ticket }: { ticket: AdminTicket }) {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const lang = useLang();
  const { reference, topic, state, name, email, personId, booking, createdAt } = ticket;
  const line = 'inline-flex min-h-11 items-center';
  return (
    <header className="grid max-w-3xl justify-items-start gap-2">
      <TextLink to="/admin/tickets">{t('title')}</TextLink>
      <h1>{reference}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <TicketBadge state={state} />
        <span>{t(`support:topic.${topic}`)}</span>
        <span className="text-s text-ink-soft">{t('since', { date: formatInstant(new Date(createdAt), lang) })}</span>
      </p>
      <p className="wrap-anywhere">
        {`${name} · ${email}`}
        {personId === null && <span className="block text-s text-ink-soft">{t('visitor')}</span>}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {personId !== null && (
          <TextLink to="/admin/users/$userId" params={{ userId: personId }} className={line}>
            {t('toPerson')}
          </TextLink>
        )}
        {booking !== null && (
          <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking }} className={line}>
            {t('toBooking', { reference: booking })}
          </TextLink>
        )}
      </p>
    </header>
  );
}
