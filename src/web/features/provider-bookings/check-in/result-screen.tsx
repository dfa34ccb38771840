import type { ReactNode } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import type { Noted } from '#web/lib/offline/check-ins/noted.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { OfflineResult } from './offline-result.tsx';
import { Screen } from './screen.tsx';
import type { Read, Refusal, Result } from './use-check-in.ts';

interface ResultScreenProps {
  result: Result;
  /** What this phone has noted. */
  noted: readonly Noted[];
  busy: boolean;
  onNext: () => void;
  onAgain: (code: string) => void;
  onUndo: (reference: string) => void;
  onNote: (read: Read) => void;
}

/** What came of a check-in, to be seen at arm's length. */
export function ResultScreen({ result, noted, busy, onNext, onAgain, onUndo, onNote }: ResultScreenProps) {
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
    case 'offline':
      return <OfflineResult {...result} noted={noted} next={next} onNote={onNote} />;
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
