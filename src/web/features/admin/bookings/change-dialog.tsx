import { useState } from 'react';
import type { ChangePreview } from '#shared/contracts/admin-bookings.ts';
import {
  changeForTravellerCall,
  getAdminBookingCall,
  listAdminBookingsCall,
  previewChangeCall,
} from '#shared/contracts/admin-bookings.ts';
import { getUserCall } from '#shared/contracts/admin-users.ts';
import { today } from '#shared/dates.ts';
import { useRefundWords } from '#web/features/booking-view/use-refund-words.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';
import type { BookingActProps } from './act-props.ts';
import { LetterPreview, languageTexts } from './letter-preview.tsx';

interface Typed {
  startDate: string;
  endDate: string;
  guests: string;
}

type Errors = Partial<Record<keyof Typed | 'reason', string>>;

/** With the letter no field is drawn. */
const noFields: readonly string[] = [];

/** Whether the guests are of several kinds, which the traveller alone knows. */
const hasKinds = ({ booking }: BookingActProps['found']) => booking.party.some(({ kind }) => kind !== 'non_resident');

/**
 * Changes dates or guests of a booking for its traveller in two steps: what is wanted and why, then the price and the
 * letter that the traveller gets.
 */
export function ChangeDialog(props: BookingActProps) {
  const { found } = props;
  const { t } = useTranslation('admin-bookings');
  const { booking, language } = found;
  const { startDate, endDate } = booking;
  const [typed, setTyped] = useState<Typed>({ startDate, endDate, guests: String(booking.guests) });
  const [reason, setReason] = useState('');
  const foreign = useForeign();
  const body = bodyOf(found, typed, reason.trim());
  const { preview, look, forget, errors, clear, ...looking } = usePreview(booking.id, body, drawnIn(found));
  const effects = useEffects(preview);
  const acting = useAct({
    onDone: props.onDone,
    changes: [getAdminBookingCall, listAdminBookingsCall, getUserCall],
    fields: noFields,
  });
  const act = {
    ...acting,
    busy: acting.busy || looking.busy,
    notice: looking.notice ?? acting.notice,
    undrawn: looking.undrawn ?? acting.undrawn,
    reasonError: errors.reason,
    clearReasonError: clear,
  };
  const send = async ({ quote }: ChangePreview) => {
    const { total, refund, pointsBack, amountDue, policy } = quote;
    const sent = { ...body, total, refund, pointsBack, amountDue, policy };
    await acting.act({
      call: (idempotencyKey) =>
        api(changeForTravellerCall, { params: { bookingId: booking.id }, body: sent, idempotencyKey }),
      content: sent,
      done: t('change.done', { id: booking.bookingId }),
    });
  };
  return (
    <ActFrame
      {...props}
      act={act}
      title={t(preview ? 'cancel.titleLetter' : 'change.title', { id: booking.bookingId })}
      effects={effects}
      moves={preview && { dollars: preview.quote.refund + preview.quote.pointsBack / 100 }}
      confirm={
        preview ? { label: t('change.confirm'), send: () => send(preview) } : { label: t('cancel.next'), send: look }
      }
    >
      {preview ? (
        <LetterPreview letter={preview.letter} back={t('change.back')} onBack={forget} busy={act.busy} />
      ) : (
        <>
          <StayFields
            {...{ found, typed, errors }}
            onChange={(part) => {
              setTyped({ ...typed, ...part });
              clear();
            }}
          />
          <ReasonField
            {...{ reason, setReason, act }}
            lang={foreign(language)}
            hint={t('cancel.reasonHint', { language: t(languageTexts[language]) })}
          />
        </>
      )}
    </ActFrame>
  );
}

/** A booking by night or day has a last day of its own; of others their listing knows how long they are. */
const hasEnd = ({ booking: { priceUnit } }: BookingActProps['found']) => priceUnit === 'night' || priceUnit === 'day';

/** The fields of the first step. */
const drawnIn = (found: BookingActProps['found']): readonly string[] => [
  'startDate',
  ...(hasEnd(found) ? ['endDate'] : []),
  ...(hasKinds(found) ? [] : ['guests']),
  'reason',
];

function bodyOf(found: BookingActProps['found'], { startDate, endDate, guests }: Typed, reason: string) {
  return { startDate, ...(hasEnd(found) && { endDate }), guests: Number(guests) || 0, reason };
}

interface StayFieldsProps {
  found: BookingActProps['found'];
  typed: Typed;
  errors: Errors;
  onChange: (part: Partial<Typed>) => void;
}

function StayFields({ found, typed, errors, onChange }: StayFieldsProps) {
  const { t } = useTranslation('admin-bookings');
  const now = today(pageClock);
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <DateField
        label={t('change.start')}
        value={typed.startDate}
        error={errors.startDate}
        onChange={(startDate) => onChange({ startDate })}
        min={now}
        today={now}
        required
      />
      {hasEnd(found) && (
        <DateField
          label={t('change.end')}
          value={typed.endDate}
          error={errors.endDate}
          onChange={(endDate) => onChange({ endDate })}
          min={now}
          today={now}
          required
        />
      )}
      {hasKinds(found) ? (
        <p className="text-s text-ink-soft sm:col-span-full">{t('change.kinds')}</p>
      ) : (
        <TextInput
          type="text"
          inputMode="numeric"
          autoComplete="off"
          label={t('change.guests')}
          required
          maxLength={3}
          value={typed.guests}
          error={errors.guests}
          onChange={({ target }) => onChange({ guests: target.value })}
        />
      )}
    </div>
  );
}

/** What follows; once the price is known, what it is and who pays. */
function useEffects(preview: ChangePreview | undefined): string[] {
  const { t } = useTranslation('admin-bookings');
  const { charge } = useMoney();
  const { withPoints } = useRefundWords();
  if (!preview) return [t('change.limits'), t('change.letters')];
  const { status, quote } = preview;
  const { total, amountDue, refund: amount, pointsBack: points, kept } = quote;
  return [
    t('change.total', { amount: charge(total) }),
    ...(amountDue > 0 ? [t('change.due', { amount: charge(amountDue) })] : []),
    ...(amount > 0 || points > 0 ? [t('change.refund', { amount: withPoints({ amount, points }) })] : []),
    ...(kept > 0 ? [t('change.kept', { amount: charge(kept) })] : []),
    t(status === 'asked' ? 'change.asked' : status === 'held' ? 'change.held' : 'change.applied'),
  ];
}

/** Asks for the price and the letter of what was typed. */
function usePreview(bookingId: string, body: ReturnType<typeof bodyOf>, names: readonly string[]) {
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [preview, setPreview] = useState<ChangePreview>();
  const [notice, setNotice] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [undrawn, setUndrawn] = useState<string>();
  const clear = () => {
    setNotice(undefined);
    setErrors({});
    setUndrawn(undefined);
  };
  const look = () =>
    run(async () => {
      clear();
      try {
        setPreview(await api(previewChangeCall, { params: { bookingId }, body }));
      } catch (problem) {
        const refused = fieldProblems(problem, names);
        setErrors(refused.drawn);
        setUndrawn(refused.undrawn);
        if (refused.undrawn === undefined && Object.keys(refused.drawn).length === 0) setNotice(textOf(problem));
      }
    });
  return { preview, look, forget: () => setPreview(undefined), busy, notice, errors, undrawn, clear };
}
