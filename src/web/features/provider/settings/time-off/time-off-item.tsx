import { useId, useRef, useState } from 'react';
import { endTimeOffCall, type TimeOff } from '#shared/contracts/provider-time-off.ts';
import { today } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { useMember } from '../../use-member.ts';
import { Standing } from './standing.tsx';
import { useTimeOffChange } from './use-change.ts';

/** Time off that is not over, with the bookings and open requests in it; it can be ended. */
export function TimeOffItem({ item }: { item: TimeOff['items'][number] }) {
  const { t } = useTranslation('provider-time-off');
  const spanText = useSpanText();
  const id = useId();
  const { providerId } = useMember();
  const { busy, problem, change } = useTimeOffChange();
  const [asked, setAsked] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const days = spanText(item);
  const underWay = item.startDate <= today(pageClock);
  const end = () =>
    change(() => api(endTimeOffCall, { params: { id: item.id }, query: { providerId } }), { text: t('ended') });
  const keep = () => {
    setAsked(false);
    // The button that was pressed is gone.
    ways.current?.focus();
  };
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-m">
          {days}
        </h3>
        {underWay && <Badge tone="warning">{t('now')}</Badge>}
        {item.reason !== '' && <p className="basis-full text-s text-ink-soft wrap-anywhere">{item.reason}</p>}
      </div>
      {item.bookingsTotal + item.requestsTotal > 0 && <Standing found={item} />}
      {problem !== undefined && <News tone="danger">{problem}</News>}
      <div ref={ways} tabIndex={-1} className="grid gap-4 outline-none">
        {asked ? (
          <>
            <p>{t(underWay ? 'end.now' : 'end.text')}</p>
            <div className="flex flex-wrap gap-3">
              <Button kind="danger" busy={busy} onClick={() => void end()} className="max-sm:flex-auto">
                {t('end.confirm')}
              </Button>
              <Button kind="quiet" disabled={busy} onClick={keep} className="max-sm:flex-auto">
                {t('keep')}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button kind="quiet" aria-label={t('end.of', { days })} onClick={() => setAsked(true)}>
              {t('end')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
