import { type ReactNode, useEffect, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Tone, toneIcons } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Refusal, Result } from './use-check-in.ts';

interface ResultScreenProps {
  result: Result;
  busy: boolean;
  onNext: () => void;
  onAgain: (code: string) => void;
  onUndo: (reference: string) => void;
}

/** What came of a check-in, to be seen at arm's length. */
export function ResultScreen({ result, busy, onNext, onAgain, onUndo }: ResultScreenProps) {
  const { t } = useTranslation('provider-check-in');
  const next = (
    <Button onClick={onNext} className="max-sm:flex-auto">
      {t('next')}
    </Button>
  );
  switch (result.kind) {
    case 'checkedIn':
      return <CheckedIn booking={result.booking} next={next} />;
    case 'refused':
      return <Refused {...result} {...{ busy, next, onUndo }} />;
    case 'notYours':
      return (
        <Screen tone="danger" title={t('result.notYours')} text={t('result.notYoursText')}>
          {next}
        </Screen>
      );
    case 'failed':
      return (
        <Screen
          tone="danger"
          title={t('result.failed')}
          text={result.unknown ? `${result.text} ${t('result.unknown')}` : result.text}
        >
          <Button busy={busy} onClick={() => onAgain(result.code)} className="max-sm:flex-auto">
            {t('again')}
          </Button>
          <Button kind="quiet" onClick={onNext} className="max-sm:flex-auto">
            {t('next')}
          </Button>
        </Screen>
      );
  }
}

function CheckedIn({ booking, next }: { booking: (Result & { kind: 'checkedIn' })['booking']; next: ReactNode }) {
  const { t } = useTranslation('provider-check-in');
  const lang = useLang();
  const { alreadyCheckedIn, checkedInAt, bookingId } = booking;
  const date = formatInstant(new Date(checkedInAt), lang);
  return (
    <Screen
      tone={alreadyCheckedIn ? 'warning' : 'success'}
      title={t(alreadyCheckedIn ? 'result.already' : 'result.now')}
      text={alreadyCheckedIn ? t('result.alreadyText', { date }) : ''}
      trip={booking}
    >
      {next}
      <OpenBooking bookingId={bookingId} />
    </Screen>
  );
}

interface RefusedProps {
  why: Refusal;
  booking: Booking;
  busy: boolean;
  next: ReactNode;
  onUndo: (reference: string) => void;
}

const refusalTitles = {
  tooEarly: 'result.tooEarly',
  tooLate: 'result.tooLate',
  unpaid: 'result.unpaid',
  cancelled: 'result.cancelled',
  noShow: 'result.noShow',
} as const satisfies Record<Refusal, string>;

function Refused({ why, booking, busy, next, onUndo }: RefusedProps) {
  const { t } = useTranslation('provider-check-in');
  const lang = useLang();
  const { bookingId, service, contact, guests, party, startDate, endDate, noShowAt, forMember } = booking;
  const undoable = forMember !== null && forMember.undoNoShowUntil !== null;
  const day = (text: string) => formatDate(calendarDate(text), lang);
  const texts: Record<Refusal, string> = {
    tooEarly: t('result.tooEarlyText', { date: day(startDate) }),
    tooLate: t('result.tooLateText', { date: day(endDate) }),
    unpaid: t('result.unpaidText'),
    cancelled: t('result.cancelledText'),
    noShow: t(undoable ? 'result.noShowText' : 'result.noShowFinal', {
      date: noShowAt === null ? '' : formatInstant(new Date(noShowAt), lang),
    }),
  };
  const traveller = contact.name || contact.email;
  return (
    <Screen
      tone={why === 'tooEarly' || why === 'noShow' ? 'warning' : 'danger'}
      title={t(refusalTitles[why])}
      text={texts[why]}
      trip={{ bookingId, title: service.title, traveller, guests, party, startDate, endDate }}
    >
      {why === 'noShow' && undoable && (
        <Button busy={busy} onClick={() => onUndo(bookingId)} className="max-sm:flex-auto">
          {t('result.undo')}
        </Button>
      )}
      {next}
      <OpenBooking bookingId={bookingId} />
    </Screen>
  );
}

function OpenBooking({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('provider-check-in');
  return (
    <LinkButton to="/provider/bookings/$bookingId" params={{ bookingId }} kind="quiet" className="max-sm:flex-auto">
      {t('open')}
    </LinkButton>
  );
}

/** Whom a result is about. */
interface Trip {
  bookingId: string;
  title: string;
  traveller: string;
  guests: number;
  party: Booking['party'];
  startDate: string;
  endDate: string;
}

function Facts({ bookingId, title, party, startDate, endDate }: Trip) {
  const { t } = useTranslation('provider-check-in');
  const proofs = party.map(({ kind, label, proof }): Fact => [label, <span key={kind}>{proof || t('noProof')}</span>]);
  return (
    <FactList
      shape="rows"
      facts={[
        [t('dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
        [t('listing'), title],
        [t('bookingNumber'), bookingId],
        ...proofs,
      ]}
    />
  );
}

const grounds: Record<'success' | 'warning' | 'danger', string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface ScreenProps {
  tone: Tone & keyof typeof grounds;
  title: string;
  text: string;
  trip?: Trip;
  /** The buttons. */
  children: ReactNode;
}

function Screen({ tone, title, text, trip, children }: ScreenProps) {
  const { t } = useTranslation('bookings');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is read out, too
  useEffect(() => {
    heading.current?.focus();
  }, [title, text]);
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className={classes('grid justify-items-center gap-3 rounded-l px-5 py-8 text-center', grounds[tone])}>
        <Icon name={toneIcons[tone]} className="size-14" />
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {trip && (
          <p className="text-l font-semibold wrap-anywhere">
            {trip.traveller}, {t('guestCount', { count: trip.guests })}
          </p>
        )}
        {text !== '' && <p className="max-w-prose">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
      {trip && <Facts {...trip} />}
    </section>
  );
}
