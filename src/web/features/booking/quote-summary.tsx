import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Price } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { termsWithPoints } from './points.ts';
import { PolicySteps } from './policy-steps.tsx';
import { QuoteBill, type QuoteBillProps } from './quote-bill.tsx';
import { SummarySheet } from './summary-sheet.tsx';

interface QuoteSummaryProps extends QuoteBillProps {
  service: Service;
}

/** The service and what the chosen stay costs, kept up to date. */
export function QuoteSummary({ service, ...bill }: QuoteSummaryProps) {
  const { quote, asked, points = 0, toPay } = bill;
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
            <span>{t(points > 0 ? 'bill.left' : 'bill.total')}</span>
            <span className="font-semibold tabular-nums">{charge(toPay?.total ?? known.total)}</span>
          </>
        ) : (
          <Price dollars={service.pricePerUnit} unit={service.priceUnit} />
        )
      }
    >
      <QuoteBill service={service} {...bill} />
      {known && <PolicySteps policy={termsWithPoints(known, points)} />}
    </SummarySheet>
  );
}
