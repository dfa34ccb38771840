import { useState } from 'react';
import type { AdminBooking, CancellationPreview } from '#shared/contracts/admin-bookings.ts';
import {
  getAdminBookingCall,
  listAdminBookingsCall,
  previewCancellationCall,
} from '#shared/contracts/admin-bookings.ts';
import { getUserCall } from '#shared/contracts/admin-users.ts';
import { cancelBookingCall } from '#shared/contracts/bookings.ts';
import { formatInstant, today } from '#shared/dates.ts';
import { useRefundWords } from '#web/features/booking-view/use-refund-words.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';
import type { BookingActProps } from './act-props.ts';
import { firstRefund, isUnderWay } from './acts-for.ts';
import { LetterPreview, languageTexts } from './letter-preview.tsx';

const options = ['policy', 'full'] as const;
type Refund = (typeof options)[number];

/** With the letter no field is drawn. */
const noFields: readonly string[] = [];

const optionTexts = { policy: 'cancel.policy', full: 'cancel.full' } as const;

/**
 * Cancels a booking for its traveller in two steps: how much is refunded and why, then the letter that the traveller gets,
 * as it will be sent.
 */
export function CancelDialog(props: BookingActProps) {
  const { found } = props;
  const { t } = useTranslation('admin-bookings');
  const { booking, language } = found;
  const underWay = isUnderWay(booking, today(pageClock));
  const [refund, setRefund] = useState<Refund | undefined>(firstRefund(underWay));
  const [reason, setReason] = useState('');
  const { preview, look, forget, ...looking } = usePreview(booking.id, { refund, reason: reason.trim() });
  const foreign = useForeign();
  const effects = useEffects(props, preview);
  const acting = useAct({
    onDone: props.onDone,
    changes: [getAdminBookingCall, listAdminBookingsCall, getUserCall],
    fields: noFields,
  });
  const act = {
    ...acting,
    busy: acting.busy || looking.busy,
    notice: looking.notice ?? acting.notice,
    reasonError: looking.reasonError,
    clearReasonError: looking.clear,
  };
  const send = async (seen: CancellationPreview) => {
    const { refundAmount, pointsBack } = seen;
    if (!refund) return;
    const body = { refund, reason: reason.trim(), refundAmount, pointsBack };
    await acting.act({
      call: (idempotencyKey) => api(cancelBookingCall, { params: { bookingId: booking.id }, body, idempotencyKey }),
      content: body,
      done: t('cancel.done', { id: booking.bookingId }),
    });
  };
  return (
    <ActFrame
      {...props}
      act={act}
      title={t(preview ? 'cancel.titleLetter' : 'cancel.title', { id: booking.bookingId })}
      effects={effects}
      warnings={underWay && !preview ? [t('cancel.underWay')] : []}
      moves={preview && { dollars: preview.refundAmount + preview.pointsBack / 100 }}
      confirm={
        preview
          ? { label: t('cancel.confirm'), danger: true, send: () => send(preview) }
          : { label: t('cancel.next'), send: look }
      }
      first={
        !preview && (
          <RefundChoice
            {...{ found, refund }}
            error={looking.refundError}
            setRefund={(chosen) => {
              setRefund(chosen);
              looking.clear();
            }}
          />
        )
      }
    >
      {preview ? (
        <LetterPreview letter={preview.letter} back={t('cancel.change')} onBack={forget} busy={act.busy} />
      ) : (
        <ReasonField
          {...{ reason, setReason, act }}
          lang={foreign(language)}
          hint={t('cancel.reasonHint', { language: t(languageTexts[language]) })}
        />
      )}
    </ActFrame>
  );
}

const isReturnedByBank = ({ reason, status }: AdminBooking['payments'][number]['refunds'][number]) =>
  reason === 'chargeback' && status !== 'withdrawn';

/** What follows from cancelling; once the letter is shown, how much is refunded. */
function useEffects(
  { found: { booking, payments, left } }: BookingActProps,
  preview: CancellationPreview | undefined,
): string[] {
  const { t } = useTranslation('admin-bookings');
  const lang = useLang();
  const { withPoints } = useRefundWords();
  const byBank = payments.some(({ refunds }) => refunds.some(isReturnedByBank));
  // As the letter to the traveller chooses its sentence.
  if (preview) {
    const { refundAmount: amount, pointsBack: points } = preview;
    return [
      amount === 0 && points === 0
        ? t(byBank && left === 0 ? 'cancel.bankGave' : 'cancel.nothing')
        : t('cancel.back', { amount: withPoints({ amount, points }) }),
    ];
  }
  return [
    ...(byBank ? [t('cancel.byBank')] : []),
    ...(booking.checkedInAt === null
      ? []
      : [t('cancel.checkedIn', { date: formatInstant(new Date(booking.checkedInAt), lang) })]),
    ...(booking.noShowAt === null ? [] : [t('cancel.noShow')]),
    ...(booking.change ? [t('cancel.withChange')] : []),
    t('cancel.places'),
    t('cancel.letters'),
  ];
}

/** Asks for the preview of what was typed. */
function usePreview(bookingId: string, { refund, reason }: { refund: Refund | undefined; reason: string }) {
  const { t } = useTranslation('admin-bookings');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [preview, setPreview] = useState<CancellationPreview>();
  const [notice, setNotice] = useState<string>();
  const [reasonError, setReasonError] = useState<string>();
  const [refundError, setRefundError] = useState<string>();
  const clear = () => {
    setNotice(undefined);
    setReasonError(undefined);
    setRefundError(undefined);
  };
  const look = () =>
    run(async () => {
      clear();
      if (!refund) return setRefundError(t('cancel.choose'));
      try {
        setPreview(await api(previewCancellationCall, { params: { bookingId }, body: { refund, reason } }));
      } catch (problem) {
        const refused = problem instanceof Problem ? problem.fields.reason : undefined;
        if (refused === undefined) setNotice(textOf(problem));
        else setReasonError(refused);
      }
    });
  return { preview, look, forget: () => setPreview(undefined), busy, notice, reasonError, refundError, clear };
}

interface RefundChoiceProps {
  found: BookingActProps['found'];
  refund: Refund | undefined;
  error: string | undefined;
  setRefund: (refund: Refund | undefined) => void;
}

function RefundChoice({ found: { cancel }, refund, error, setRefund }: RefundChoiceProps) {
  const { t } = useTranslation(['admin-bookings', 'admin-panel']);
  const { withPoints } = useRefundWords();
  if (!cancel) return null;
  return (
    <Select
      label={t('cancel.refund')}
      required
      error={error}
      value={refund ?? ''}
      onChange={({ target }) => setRefund(options.find((each) => each === target.value))}
    >
      {refund === undefined && <option value="">{t('admin-panel:choose')}</option>}
      {options.map((each) => {
        const { percent, refundAmount: amount, pointsBack: points } = cancel[each];
        return (
          <option key={each} value={each}>
            {t(optionTexts[each], { percent, amount: withPoints({ amount, points }) })}
          </option>
        );
      })}
    </Select>
  );
}
