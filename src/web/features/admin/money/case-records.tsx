import type { ReactNode } from 'react';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { consentsOf } from '../acts/use-consents-about.ts';
import { Part } from '../part.tsx';
import { CaseAttempt } from './case-attempt.tsx';
import { DisputeItem } from './dispute-item.tsx';
import { EventList } from './event-list.tsx';
import { isOurId } from './figures-of.ts';
import { OneRefund } from './refund-list.tsx';
import { Transfer } from './transfer.tsx';

interface CaseRecordsProps {
  found: IssueDetail;
  /** What a second admin was asked for about them. */
  open: readonly Consent[];
  onActed: () => void;
}

/** The records that a case is about, each with what can be done about it, and the ways to their pages. */
export function CaseRecords({ found, open, onActed }: CaseRecordsProps) {
  const { t } = useTranslation('admin-case');
  const { code, status, subject, attempt, refund, disbursement, dispute, event } = found;
  // Our keys are no record.
  if (code === 'card_keys_refused') return null;
  const sendingOff = code === 'sending_off' && status === 'open';
  return (
    <Part title={t('what.name')}>
      <CaseLinks found={found} />
      {attempt && (
        <Record title={t('attempt')}>
          <CaseAttempt attempt={attempt} />
        </Record>
      )}
      {disbursement && (
        <Record title={t('transfer')}>
          <Transfer transfer={disbursement} consents={consentsOf(open, disbursement.id)} onActed={onActed} />
        </Record>
      )}
      {refund && (
        <Record title={t('refund')}>
          <OneRefund {...{ refund, sendingOff, onActed }} consents={consentsOf(open, refund.id)} />
        </Record>
      )}
      {dispute && (
        <Record title={t('dispute')}>
          <DisputeItem dispute={dispute} consents={consentsOf(open, dispute.id)} onActed={onActed} />
        </Record>
      )}
      {event && (
        <Record title={t('event')}>
          <EventList events={[event]} onActed={onActed} />
        </Record>
      )}
      <p className="text-s text-ink-soft">
        {t(isOurId(subject) ? 'subject' : code === 'ledger_unbalanced' ? 'subject.posting' : 'subject.theirs')}{' '}
        <span className="font-mono wrap-anywhere">{subject}</span>
      </p>
    </Part>
  );
}

function Record({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function CaseLinks({ found: { booking, paymentId, payoutId, providerId } }: Pick<CaseRecordsProps, 'found'>) {
  const { t } = useTranslation('admin-case');
  if (!booking && [paymentId, payoutId, providerId].every((id) => id === null)) return null;
  const link = 'inline-flex min-h-11 items-center tabular-nums';
  return (
    <p className="flex flex-wrap gap-x-6">
      {booking && (
        <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }} className={link}>
          {t('toBooking', { id: booking.reference })}
        </TextLink>
      )}
      {paymentId !== null && (
        <TextLink to="/admin/payments/$paymentId" params={{ paymentId }} className={link}>
          {t('toPayment')}
        </TextLink>
      )}
      {payoutId !== null && (
        <TextLink to="/admin/payments/payouts/$payoutId" params={{ payoutId }} className={link}>
          {t('toPayout')}
        </TextLink>
      )}
      {providerId !== null && (
        <TextLink to="/admin/services/providers/$providerId" params={{ providerId }} className={link}>
          {t('toProvider')}
        </TextLink>
      )}
    </p>
  );
}
