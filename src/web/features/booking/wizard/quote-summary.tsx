import type { Service } from '#shared/contracts/catalogue.ts';
import { dueKey, termsWithPoints } from '#web/features/booking-view/points.ts';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { SummarySheet } from '#web/features/booking-view/summary-sheet.tsx';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { QuoteBill, type QuoteBillProps } from '#web/features/stay-choice/quote-bill.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

interface QuoteSummaryProps extends QuoteBillProps {
  service: Service;
}

/** The service and the live price of the chosen stay. */
export function QuoteSummary({ service, ...bill }: QuoteSummaryProps) {
  const { quote, asked, points = 0, toPay } = bill;
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  const known = asked && !quote.error ? quote.data : undefined;
  const loading = asked && !quote.error ? 'loading' : undefined;
  const unitPrice = <UnitPrice service={service} onDates={known ?? loading} />;
  return (
    <SummarySheet
      label={t('summary')}
      service={service}
      price={unitPrice}
      total={
        known ? (
          <>
            <span>{t(dueKey({ points, onSite: known.onSite }))}</span>
            <span className="font-semibold tabular-nums">{charge(toPay?.total ?? known.total)}</span>
          </>
        ) : (
          unitPrice
        )
      }
    >
      <QuoteBill service={service} {...bill} />
      {known && <PolicySteps policy={termsWithPoints(known, points)} />}
    </SummarySheet>
  );
}
