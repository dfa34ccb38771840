import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { attemptTexts, methodTexts } from '../bookings/money-words.ts';
import { useMoved } from '../bookings/use-moved.ts';

interface CaseAttemptProps {
  attempt: NonNullable<IssueDetail['attempt']>;
  /** Where the page does not lead to its payment already. */
  linked?: boolean;
}

/** One try to pay, as far as it is needed to decide a case. */
export function CaseAttempt({ attempt, linked = false }: CaseAttemptProps) {
  const { t } = useTranslation(['admin-case', 'admin-bookings']);
  const lang = useLang();
  const moved = useMoved();
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  const { paymentId, booking, provider, status, currency, amountMinor, receivedMinor, receipt, verified } = attempt;
  return (
    <div className="grid grid-cols-1 gap-3">
      {linked && (
        <TextLink
          to="/admin/payments/$paymentId"
          params={{ paymentId }}
          className="inline-flex min-h-11 items-center justify-self-start tabular-nums"
        >
          {booking.reference}
        </TextLink>
      )}
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {[t(methodTexts[provider === 'stripe' ? 'card' : 'mpesa']), t(attemptTexts[status])].join(' · ')}
        </span>
        <span className="font-medium tabular-nums">{moved(currency, amountMinor)}</span>
      </p>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [t('attempt.received'), receivedMinor !== null && moved(currency, receivedMinor)],
          [t('admin-bookings:attempt.receipt'), receipt],
          [t('attempt.verified'), status === 'succeeded' && t(verified ? 'yes' : 'no')],
          [t('attempt.begun'), at(attempt.createdAt)],
          [t('attempt.ended'), at(attempt.settledAt)],
        ]}
      />
    </div>
  );
}
