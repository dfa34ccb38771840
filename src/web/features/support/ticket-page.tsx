import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Ticket } from '#shared/contracts/support.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { TicketLog } from './parts/ticket-log.tsx';
import { TicketState } from './parts/ticket-state.tsx';
import { ticketQuery } from './queries.ts';

// What sends files and asks before somebody leaves would make the first load of a public page too large.
const AnswerForm = lazy(() => import('./parts/answer-form.tsx').then(({ AnswerForm: form }) => ({ default: form })));

interface TicketPageProps {
  ticketId: string;
  /** Of the link in an email to a visitor. */
  token: string | undefined;
}

/** A message to our team with the answers, read in the browser alone: the server knows nothing of whoever is signed in. */
export function TicketPage({ ticketId, token }: TicketPageProps) {
  const { t } = useTranslation('support');
  const { state } = useSession();
  const textOf = useProblemText();
  const mayRead = token !== undefined || state === 'authenticated';
  const { data, error, refetch } = useQuery({ ...ticketQuery(ticketId, token), enabled: mayRead });
  return (
    <div className="page grid grid-cols-1 gap-8 py-10 md:py-14">
      {data ? (
        <Shown ticket={data} token={token} />
      ) : error instanceof Problem && error.status === 404 ? (
        <Empty
          titleAs="h1"
          title={t('missing')}
          text={t('missing.text')}
          action={<LinkButton to="/support">{t('title')}</LinkButton>}
        />
      ) : error ? (
        <>
          <h1>{t('ticket')}</h1>
          <LoadError text={textOf(error)} onRetry={() => void refetch()} />
        </>
      ) : !mayRead && state !== 'loading' ? (
        <Empty
          titleAs="h1"
          title={t('ticket')}
          text={t('signIn.text')}
          action={
            <LinkButton to="/login" search={{ redirect: `/support/${ticketId}` }}>
              {t('signIn')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <h1>{t('ticket')}</h1>
          <Skeleton lines={6} />
        </>
      )}
    </div>
  );
}

function Shown({ ticket, token }: { ticket: Ticket; token: string | undefined }) {
  const { t } = useTranslation('support');
  const { state } = useSession();
  const { reference, topic, booking } = ticket;
  return (
    <>
      <header className="grid max-w-3xl justify-items-start gap-2">
        <TextLink to="/support">{t('title')}</TextLink>
        <h1>{t(`topic.${topic}`)}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <span>{reference}</span>
          <TicketState state={ticket.state} />
        </p>
        {booking && state === 'authenticated' && (
          <TextLink
            to="/dashboard/bookings/$bookingId"
            params={{ bookingId: booking.id }}
            className="inline-flex min-h-11 items-center"
          >
            {t('toBooking', { reference: booking.reference })}
          </TextLink>
        )}
      </header>
      <TicketLog messages={ticket.messages} />
      <LazyPart loading={<Skeleton lines={4} />}>
        <AnswerForm ticket={ticket} token={token} />
      </LazyPart>
    </>
  );
}
