import type { UseQueryResult } from '@tanstack/react-query';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Price } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { PolicySteps } from './policy-steps.tsx';
import { QuoteBill } from './quote-bill.tsx';
import { SummarySheet } from './summary-sheet.tsx';

interface QuoteSummaryProps {
  service: Service;
  quote: UseQueryResult<Quote>;
  /** Whether the dates have a price at all. */
  asked: boolean;
}

/** The service and what the chosen stay costs, kept up to date. */
export function QuoteSummary({ service, quote, asked }: QuoteSummaryProps) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  const known = asked && !quote.error ? quote.data : undefined;
  return (
    <SummarySheet
      label={t('summary')}
      service={service}
      price={<Price dollars={service.pricePerUnit} unit={service.priceUnit} />}
      total={
        known ? (
          <>
            <span>{t('bill.total')}</span>
            <span className="font-semibold tabular-nums">{charge(known.total)}</span>
          </>
        ) : (
          <Price dollars={service.pricePerUnit} unit={service.priceUnit} />
        )
      }
    >
      <QuoteBill service={service} quote={quote} asked={asked} />
      {known && <PolicySteps policy={known.policy} />}
    </SummarySheet>
  );
}
