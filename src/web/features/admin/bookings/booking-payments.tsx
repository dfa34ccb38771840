import type { ReactNode } from 'react';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import {
  attemptTexts,
  disputeReasonTexts,
  disputeStateTexts,
  methodTexts,
  paymentStateTexts,
  paymentTones,
  refundMethodTexts,
  refundTexts,
  whyTexts,
  wordOf,
} from './money-words.ts';
import { useFailureText } from './use-failure-text.ts';
import { useMoved } from './use-moved.ts';

type Payment = AdminBooking['payments'][number];
type Attempt = Payment['attempts'][number];
type Refund = Payment['refunds'][number];

/** Each payment of the booking with what was tried and what was refunded, and the disputes. */
export function BookingPayments({ payments, disputes }: Pick<AdminBooking, 'payments' | 'disputes'>) {
  const { t } = useTranslation(['admin-bookings']);
  if (payments.length === 0) return <p className="text-ink-soft">{t('payments.none')}</p>;
  return (
    <div className="grid grid-cols-1 gap-8">
      {payments.map((payment) => (
        <OnePayment key={payment.id} payment={payment} />
      ))}
      {disputes.map((dispute) => (
        <Dispute key={dispute.id} dispute={dispute} />
      ))}
    </div>
  );
}

function OnePayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['admin-bookings']);
  const { id, seq, status, attempts, refunds } = payment;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="flex flex-wrap items-center gap-3">
        {seq === 1 ? t('payment.first') : t('payment.change', { number: seq })}
        <Badge tone={paymentTones[status]}>{t(paymentStateTexts[status])}</Badge>
      </h3>
      <PaymentFacts payment={payment} />
      {attempts.length > 0 && (
        <Records title={t('attempts.title')}>
          <AttemptList attempts={attempts} />
        </Records>
      )}
      {refunds.length > 0 && (
        <Records title={t('refunds.title')}>
          <ol className="grid grid-cols-1 gap-4">
            {refunds.map((refund) => (
              <OneRefund key={refund.id} refund={refund} />
            ))}
          </ol>
        </Records>
      )}
      <TextLink
        to="/admin/payments/$paymentId"
        params={{ paymentId: id }}
        className="inline-flex min-h-11 items-center justify-self-start text-s"
      >
        {t('payment.more')}
      </TextLink>
    </section>
  );
}

/** What was to be paid and was, and how. */
export function PaymentFacts({ payment }: { payment: Omit<Payment, 'attempts' | 'refunds' | 'events'> }) {
  const { t } = useTranslation(['admin-bookings']);
  const { charge } = useMoney();
  const failureText = useFailureText();
  const lang = useLang();
  const { method, due, discount, paid, refunded, paidAt, lastError } = payment;
  return (
    <FactList
      facts={[
        [t('paid.due'), charge(due)],
        [t('paid.points'), discount > 0 && charge(discount)],
        [t('paid.paid'), paid > 0 && charge(paid)],
        [t('paid.refunded'), refunded > 0 && charge(refunded)],
        [t('paid.method'), method && t(methodTexts[method])],
        [t('paid.at'), paidAt !== null && formatInstant(new Date(paidAt), lang)],
        [t('paid.error'), failureText(lastError)],
      ]}
    />
  );
}

export const AttemptList = ({ attempts }: { attempts: readonly Attempt[] }) => (
  <ol className="grid grid-cols-1 gap-4">
    {attempts.map((attempt) => (
      <OneAttempt key={attempt.id} attempt={attempt} />
    ))}
  </ol>
);

function Records({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h4>{title}</h4>
      {children}
    </div>
  );
}

function OneAttempt({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation(['admin-bookings']);
  const moved = useMoved();
  const failureText = useFailureText();
  const { provider, status, currency, amountMinor, receivedMinor, phone, receipt, providerId, verified } = attempt;
  const facts: Fact[] = [
    [t('attempt.received'), receivedMinor !== null && receivedMinor !== amountMinor && moved(currency, receivedMinor)],
    [t('attempt.phone'), phone],
    [t('attempt.receipt'), receipt],
    [t(provider === 'stripe' ? 'attempt.intent' : 'attempt.checkout'), providerId],
    [t('attempt.rate'), attempt.rate !== null && t('attempt.rateOf', { rate: attempt.rate })],
    // M-Pesa has a code for a success, too.
    [t('attempt.error'), status !== 'succeeded' && failureText(attempt.errorCode, attempt.resultCode)],
    [t('attempt.unverified'), status === 'succeeded' && !verified && t('attempt.unverifiedText')],
  ];
  return (
    <Line
      title={[t(methodTexts[provider === 'stripe' ? 'card' : 'mpesa']), t(attemptTexts[status])]}
      amount={moved(currency, amountMinor)}
      at={attempt.settledAt ?? attempt.createdAt}
      facts={facts}
    />
  );
}

function OneRefund({ refund }: { refund: Refund }) {
  const { t } = useTranslation(['admin-bookings']);
  const moved = useMoved();
  const failureText = useFailureText();
  const { reason, method, status, currency, amountMinor, pointsBack, providerRef, errorCode, note } = refund;
  const facts: Fact[] = [
    [t('refund.points'), pointsBack > 0 && pointsBack],
    [t('refund.reference'), providerRef],
    [t('refund.error'), failureText(errorCode)],
    [t('refund.note'), note],
  ];
  return (
    <Line
      title={[t(refundTexts[status]), wordOf(refundMethodTexts, method, t), wordOf(whyTexts, reason, t)]}
      amount={moved(currency, amountMinor)}
      at={refund.settledAt ?? refund.createdAt}
      facts={facts}
    />
  );
}

interface LineProps {
  title: string[];
  amount: string;
  at: string;
  facts: Fact[];
}

function Line({ title, amount, at, facts }: LineProps) {
  const lang = useLang();
  return (
    <li className="grid grid-cols-1 gap-2 border-l-2 border-line pl-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{title.join(' · ')}</span>
        <span className="font-medium tabular-nums">{amount}</span>
      </p>
      <p className="text-s text-ink-soft">{formatInstant(new Date(at), lang)}</p>
      <FactList shape="bill" facts={facts} className="text-s" />
    </li>
  );
}

function Dispute({ dispute }: { dispute: AdminBooking['disputes'][number] }) {
  const { t } = useTranslation(['admin-bookings']);
  const { charge } = useMoney();
  const lang = useLang();
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>{t(dispute.inquiry ? 'dispute.inquiry' : 'dispute.title')}</h3>
      <FactList
        facts={[
          [t('dispute.amount'), charge(dispute.amount)],
          [t('dispute.fee'), dispute.fee > 0 && charge(dispute.fee)],
          [t('dispute.reason'), wordOf(disputeReasonTexts, dispute.reason, t)],
          [t('dispute.status'), wordOf(disputeStateTexts, dispute.status, t)],
          [t('dispute.opened'), at(dispute.createdAt)],
          [t('dispute.dueBy'), dispute.closedAt === null && at(dispute.dueBy)],
          [t('dispute.evidence'), at(dispute.evidenceAt)],
          [t('dispute.closed'), at(dispute.closedAt)],
          [t('dispute.id'), dispute.stripeId],
        ]}
      />
    </section>
  );
}
