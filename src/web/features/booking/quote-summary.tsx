import type { UseQueryResult } from '@tanstack/react-query';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadError } from '#web/ui/states.tsx';
import { Bill } from './bill.tsx';
import { leftKeys } from './places-left.ts';
import { PolicySteps } from './policy-steps.tsx';
import { ServiceHeading } from './service-heading.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

interface QuoteSummaryProps {
  service: Service;
  quote: UseQueryResult<Quote>;
  /** Whether the dates have a price at all. */
  asked: boolean;
}

/** The service and what the chosen stay costs, kept up to date. */
export function QuoteSummary({ service, quote, asked }: QuoteSummaryProps) {
  const { t } = useTranslation('bookings');
  return (
    <Card className="grid gap-5">
      <ServiceHeading service={service}>
        <p>
          <Price dollars={service.pricePerUnit} unit={service.priceUnit} />
        </p>
      </ServiceHeading>
      {asked ? <QuoteFacts service={service} quote={quote} /> : <p className="text-ink-soft">{t('quote.choose')}</p>}
    </Card>
  );
}

function QuoteFacts({ service, quote: { data, error, isPlaceholderData, refetch } }: Omit<QuoteSummaryProps, 'asked'>) {
  const { t } = useTranslation('bookings');
  const textOf = useProblemText();
  if (error) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const key = leftKeys[service.priceUnit];
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData} className="grid gap-5">
      <div className="grid gap-2">
        <Bill lines={data.lines} total={data.total} />
        <WaysToPay total={data.total} totalKes={data.totalKes} />
        <p className="text-s font-medium">{t(key, { count: data.available })}</p>
      </div>
      <PolicySteps policy={data.policy} />
    </div>
  );
}
