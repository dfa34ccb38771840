import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { eventText } from '#web/features/dashboard/event-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import {
  attemptTexts,
  auditTexts,
  consentTexts,
  disputeStateTexts,
  letterTexts,
  refundTexts,
  smsReasonTexts,
  smsStateTexts,
  smsTexts,
  wordOf,
} from './money-words.ts';
import { useMoved } from './use-moved.ts';

type Entry = AdminBooking['timeline'][number];

/** Everything that happened, oldest first: states, money, letters, and what our team did. */
export function BookingHistory({ timeline, booking }: Pick<AdminBooking, 'timeline' | 'booking'>) {
  return (
    <ol className="mt-1 ml-1.5 grid gap-5 border-l border-line pl-6">
      {timeline.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <Event key={place} entry={entry} about={booking.bookingId} />
      ))}
    </ol>
  );
}

function Event({ entry, about }: { entry: Entry; about: string }) {
  const { t } = useTranslation(['admin-bookings', 'admin-consents', 'dashboard']);
  const lang = useLang();
  const moved = useMoved();
  const words = useWords();
  const { charge } = useMoney();
  const { at, by, reason, money, reference, changed, act, smsState } = entry;
  const facts = [
    money &&
      act === null &&
      changed === null &&
      money.amount > 0 &&
      moved(money.currency, Math.round(money.amount * 100)),
    reference,
    smsState && wordOf(smsStateTexts, smsState, t),
    smsState && reason !== null && wordOf(smsReasonTexts, reason, t),
    by && t('history.by', { name: by.name }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className="relative grid gap-0.5 before:absolute before:top-1.5 before:-left-[30.5px] before:size-3 before:rounded-full before:border-2 before:border-gold before:bg-canvas">
      <p className="font-medium wrap-anywhere">{words(entry)}</p>
      {act !== null && money && (
        <p className="wrap-anywhere">{t(`admin-consents:act.${act}`, { name: about, amount: charge(money.amount) })}</p>
      )}
      {facts.length > 0 && <p className="text-s wrap-anywhere">{facts.join(' · ')}</p>}
      {changed && (
        <p className="text-s">
          {t('dashboard:change.from')} <StayWords stay={changed.from} /> {t('dashboard:change.to')}{' '}
          <StayWords stay={changed.to} />
          {money && money.amount > 0 && <>; {t('notice.changeMore', { amount: charge(money.amount) })}</>}
        </p>
      )}
      {reason !== null && smsState === null && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      <p className="text-s text-ink-soft">
        <time dateTime={at}>{formatInstant(new Date(at), lang)}</time>
      </p>
    </li>
  );
}

const actors = {
  traveller: 'dashboard:by.traveller',
  provider: 'dashboard:by.provider',
  admin: 'dashboard:by.admin',
  system: 'dashboard:by.system',
} as const;

/** What became of a change that our team had proposed for the traveller. */
const ourChangeTexts = {
  change_paid: 'admin-bookings:history.changePaid',
  change_taken_back: 'admin-bookings:history.changeTakenBack',
} as const;

/** That a bank asks for a payment back, or asks about it. */
const disputedTexts = {
  opened: 'admin-bookings:history.disputed',
  inquiry: 'admin-bookings:history.inquiry',
} as const;

/** What an entry says happened. */
function useWords(): (entry: Entry) => string {
  const { t } = useTranslation(['admin-bookings', 'dashboard']);
  return ({ kind, what, actor }) => {
    switch (kind) {
      case 'booking':
        if (Object.hasOwn(ourChangeTexts, what)) return t(ourChangeTexts[what as keyof typeof ourChangeTexts]);
        return t(eventText({ event: what, by: actor ?? 'system' }), { by: t(actors[actor ?? 'system']) });
      case 'payment':
        return t('history.payment', { state: wordOf(attemptTexts, what, t) });
      case 'refund':
        return what === 'decided'
          ? t('history.refundDecided')
          : t('history.refund', { state: wordOf(refundTexts, what, t) });
      case 'dispute':
        if (Object.hasOwn(disputedTexts, what)) return t(disputedTexts[what as keyof typeof disputedTexts]);
        return t('history.disputeEnded', { state: wordOf(disputeStateTexts, what, t) });
      case 'letter':
        return wordOf(letterTexts, what, t);
      case 'sms':
        return wordOf(smsTexts, what, t);
      case 'consent':
        return wordOf(consentTexts, what, t);
      case 'team':
        return wordOf(auditTexts, what, t);
    }
  };
}
