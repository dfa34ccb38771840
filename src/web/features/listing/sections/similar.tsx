import { useQuery } from '@tanstack/react-query';
import { similarQuery } from '#web/features/catalogue/queries.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { ServiceCards } from '#web/features/catalogue/service-card.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Horizon } from '#web/ui/horizon.tsx';

/** Similar listings near by with their prices for a stay; nothing if there are none or they could not be loaded. */
export function Similar({ serviceId, stay }: { serviceId: string; stay: StaySearch }) {
  const { t } = useTranslation('catalogue');
  const items = useQuery(similarQuery(serviceId, stay)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page offscreen-350 grid gap-8 pt-8 pb-12 md:pt-12 md:pb-20">
      <Horizon />
      <h2 id="similar" className="text-2xl">
        {t('similar.title')}
      </h2>
      <ServiceCards items={items} level={3} stay={stay} below />
    </section>
  );
}
