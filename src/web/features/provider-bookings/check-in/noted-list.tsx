import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { formatInstant } from '#shared/dates.ts';
import { useConnection } from '#web/lib/connection.ts';
import { forgetNoted, type Noted } from '#web/lib/offline/check-ins/noted.ts';
import { sendNoted } from '#web/lib/offline/check-ins/send-noted.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { callsThatShowBookings } from '../queries.ts';
import type { ExpectedBooking } from './judge-offline.ts';

interface NotedListProps {
  noted: readonly Noted[];
  expected: readonly ExpectedBooking[];
}

/** So often what waits is tried again while the page is open and the server answers. */
const everyMs = 30_000;

const states = {
  waiting: { tone: 'warning', text: 'noted.waiting' },
  sent: { tone: 'success', text: 'noted.sent' },
  refused: { tone: 'danger', text: 'noted.refused' },
} as const;

/** The check-ins that were made without signal: which wait, which were sent, and which were refused and why. */
export function NotedList({ noted, expected }: NotedListProps) {
  const { t } = useTranslation('provider-check-in');
  const id = useId();
  const queries = useQueryClient();
  const { lost } = useConnection();
  const { busy, run } = useOneAtATime();
  const waiting = noted.some(({ state }) => state === 'waiting');
  const send = () =>
    run(async () => {
      await sendNoted();
      outdate(queries, ...callsThatShowBookings);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function each time
  useEffect(() => {
    if (!waiting || lost) return;
    void send();
    const timer = window.setInterval(() => void send(), everyMs);
    return () => window.clearInterval(timer);
  }, [waiting, lost]);
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{t('noted.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('noted.text')}</p>
      <ul className="grid grid-cols-1 border-t border-line">
        {noted.map((one) => (
          <Row
            key={`${one.reference} ${one.at}`}
            one={one}
            booking={expected.find((each) => each.bookingId === one.reference)}
          />
        ))}
      </ul>
      {waiting && !lost && (
        <Button kind="quiet" busy={busy} onClick={() => void send()} className="justify-self-start">
          {t('noted.send')}
        </Button>
      )}
    </section>
  );
}

const reasons = {
  not_found: 'noted.why.notFound',
  booking_not_confirmed: 'noted.why.notConfirmed',
  check_in_of_no_show: 'noted.why.noShow',
  check_in_too_early: 'noted.why.tooEarly',
  check_in_too_late: 'noted.why.tooLate',
  check_in_stale: 'noted.why.stale',
  gate_time_wrong: 'noted.why.timeWrong',
  gate_time_before_booking: 'noted.why.beforeBooking',
} as const;

/** The text that says why a noted check-in was refused and what to do. @param refusal the error's code */
export const refusalText = (refusal = '') =>
  refusal in reasons ? reasons[refusal as keyof typeof reasons] : 'noted.why.other';

function Row({ one, booking }: { one: Noted; booking: ExpectedBooking | undefined }) {
  const { t } = useTranslation('provider-check-in');
  const lang = useLang();
  const { reference, at, state, refusal, checkedInAt } = one;
  const { tone, text } = states[state];
  const instant = (iso: string) => formatInstant(new Date(iso), lang);
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <TextLink to="/provider/bookings/$bookingId" params={{ bookingId: reference }}>
            {reference}
          </TextLink>
          {booking && `, ${booking.traveller}`}
        </p>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className="text-s text-ink-soft">{t('noted.at', { date: instant(at) })}</p>
      {checkedInAt !== undefined && <p>{t('result.alreadyText', { date: instant(checkedInAt) })}</p>}
      {state === 'refused' && <p>{t(refusalText(refusal))}</p>}
      {state !== 'waiting' && (
        <Button kind="plain" onClick={() => forgetNoted(one)} className="justify-self-start">
          {t('noted.remove')} <span className="sr-only">{reference}</span>
        </Button>
      )}
    </li>
  );
}
