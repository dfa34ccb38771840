import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { chargeCurrencies } from '#shared/payment-methods.ts';
import { hasOnlySurplus } from '#web/features/booking-view/booking-stage.ts';
import { Charged } from '#web/features/booking-view/receipt.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from '../booking-parts.tsx';

type Refund = Booking['refunds'][number];

const states = {
  waiting: { text: 'refund.waiting', tone: 'warning' },
  on_its_way: { text: 'refund.onItsWay', tone: 'warning' },
  unknown: { text: 'refund.unknown', tone: 'warning' },
  by_hand: { text: 'refund.byHand', tone: 'warning' },
  done: { text: 'refund.done', tone: 'success' },
} as const satisfies Record<Refund['status'], { text: string; tone: Tone }>;

const ways = {
  card: 'refund.to.card',
  mpesa: 'refund.to.mpesa',
  points: 'refund.to.points',
  by_hand: 'refund.to.by_hand',
} as const satisfies Record<Refund['method'], string>;

const waits = {
  card: 'refund.wait.card',
  mpesa: 'refund.wait.mpesa',
  points: 'refund.wait.points',
  by_hand: 'refund.wait.byHand',
} as const satisfies Record<Refund['method'], string>;

const reasons = {
  policy: 'refund.why.policy',
  provider_cancel: 'refund.why.provider_cancel',
  our_cancel: 'refund.why.our_cancel',
  change: 'refund.why.change',
  goodwill: 'refund.why.goodwill',
  dashboard: 'refund.why.dashboard',
  chargeback: 'refund.why.chargeback',
  duplicate: 'refund.why.duplicate',
  too_little: 'refund.why.tooLittle',
  day_passed: 'refund.why.dayPassed',
  points_short: 'refund.why.pointsShort',
} as const satisfies Record<Exclude<Refund['reason'], 'surplus'>, string>;

/** All refunds of a booking with their states. */
export function BookingRefunds({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { refunds } = booking;
  if (refunds.length === 0) return null;
  return (
    <Part title={t('refunds')}>
      {booking.status === 'cancelled' && <RefundSum refunds={refunds} />}
      <ul className="grid gap-8">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <RefundEntry refund={refund} booking={booking} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What comes back in all, where that is more than one refund. What a bank takes back is none of ours. */
function RefundSum({ refunds }: Pick<Booking, 'refunds'>) {
  const { t } = useTranslation('dashboard');
  const ours = refunds.filter(({ reason }) => reason !== 'chargeback');
  if (ours.length < 2) return null;
  // In cents, since dollars are added.
  const total = (one: Refund['currency']) =>
    ours.reduce((sum, { currency, amount }) => sum + (currency === one ? Math.round(amount * 100) : 0), 0) / 100;
  const pointsBack = ours.reduce((sum, refund) => sum + refund.pointsBack, 0);
  const money = chargeCurrencies.map((currency) => ({ amount: total(currency), currency }));
  return (
    <p>
      {t('refund.inAll')} <Amounts money={money} pointsBack={pointsBack} />
    </p>
  );
}

interface AmountsProps {
  money: Pick<Refund, 'amount' | 'currency'>[];
  pointsBack: number;
}

/** Money in each currency, then points, without those of which there is nothing. */
function Amounts({ money, pointsBack }: AmountsProps) {
  const { t } = useTranslation('dashboard');
  const parts = money
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => <Charged key={currency} amount={amount} currency={currency} />);
  const points = pointsBack > 0 && t('cancel.pointCount', { count: pointsBack });
  return (
    <span className="text-l font-semibold">
      {parts.map((part, place) => (place === 0 ? part : [' + ', part]))}
      {parts.length > 0 && points && ' + '}
      {points}
    </span>
  );
}

function RefundEntry({ refund, booking }: { refund: Refund; booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { status, method, reason, amount, currency, pointsBack, decidedAt, doneAt, reference } = refund;
  // The cardholder's bank has taken the money back itself, so nothing is sent.
  const takenBack = reason === 'chargeback';
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amounts money={[{ amount, currency }]} pointsBack={pointsBack} />
          <Badge tone={states[status].tone}>{t(takenBack ? 'refund.takenBack' : states[status].text)}</Badge>
        </p>
        {!takenBack && (
          <>
            {/* A refund by hand may go by bank or M-Pesa; which, is known once it is done. */}
            {(method !== 'by_hand' || status === 'done') && <p>{t(ways[method])}</p>}
            <Expectation refund={refund} />
          </>
        )}
      </div>
      <FactList
        shape="rows"
        facts={[
          [t('refund.why'), t(reason === 'surplus' ? surplusReason(booking) : reasons[reason])],
          [t('refund.decidedAt'), formatInstant(new Date(decidedAt), lang)],
          [t(takenBack ? 'refund.takenAt' : 'refund.doneAt'), doneAt !== null && formatInstant(new Date(doneAt), lang)],
          [t('refund.reference'), reference],
        ]}
      />
    </div>
  );
}

/** The text key of why a surplus bought nothing; it depends on how the booking, or the change it was for, has ended. */
function surplusReason(booking: Booking) {
  if (hasOnlySurplus(booking)) {
    return booking.cancelReason === 'expired' ? 'refund.why.noRoom' : 'refund.why.afterCancel';
  }
  const forChange = booking.payments.some((payment) => payment.surplus && payment.forChange);
  return forChange ? 'refund.why.changeOver' : 'refund.why.surplus';
}

/** How long a refund still takes in its state. */
function Expectation({ refund }: { refund: Refund }) {
  const { t } = useTranslation('dashboard');
  const words = expectation(refund);
  return words && <p className="text-s text-ink-soft">{t(words)}</p>;
}

function expectation({ status, method }: Refund) {
  switch (status) {
    case 'waiting':
      // It is sent by hand, after M-Pesa has confirmed the payment.
      return method === 'by_hand' ? waits[method] : 'refund.wait.notSent';
    case 'on_its_way':
      return waits[method];
    case 'unknown':
      return 'refund.wait.unknown';
    case 'by_hand':
      return 'refund.wait.byHand';
    case 'done':
      return method === 'card' ? 'refund.shown.card' : undefined;
  }
}
