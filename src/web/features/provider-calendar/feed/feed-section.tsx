import { useId } from 'react';
import { makeFeedLinkCall, removeFeedLinkCall } from '#shared/contracts/provider-calendar.ts';
import { CalendarAddress } from '#web/features/calendar-address/calendar-address.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { feedQuery } from '../queries.ts';

/** The address at which other sites read when the listing is full. */
export function FeedSection({ service }: { service: string }) {
  const { t } = useTranslation('provider-calendar');
  const id = useId();
  const { providerId } = useMember();
  const asked = { params: { id: service }, query: { providerId } };
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-m">
          {t('feed.title')}
        </h3>
        <p className="text-s text-ink-soft">{t('feed.text')}</p>
      </div>
      <CalendarAddress
        query={feedQuery({ providerId, service })}
        onMake={() => api(makeFeedLinkCall, asked)}
        onEnd={() => api(removeFeedLinkCall, asked)}
        secret={t('feed.secret')}
        stops={t('feed.confirm.text')}
      />
    </section>
  );
}
