import { Link } from '@tanstack/react-router';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { ListingPreview } from '#web/features/listing/listing-preview.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A listing as travellers see it or would see it, with what has been saved. */
export function PreviewPage({ service }: { service: Service }) {
  const { t } = useTranslation('provider-service');
  const today = useToday();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <Link
          to="/provider/services/$serviceId"
          params={{ serviceId: service.id }}
          search={{}}
          className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
        >
          {t('toEditor')}
        </Link>
        <Notice still>{t('preview.text')}</Notice>
      </div>
      {today ? (
        <ListingPreview service={service} today={today}>
          <p className="text-s text-ink-soft">{t('preview.booking')}</p>
        </ListingPreview>
      ) : (
        <Skeleton lines={12} />
      )}
    </div>
  );
}
