import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { PanelSection } from '../panel-section.tsx';
import { timeOffQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';
import { TimeOffForm } from './time-off/time-off-form.tsx';
import { TimeOffItem } from './time-off/time-off-item.tsx';

/** Days on which the business takes no bookings, of any listing. */
export function TimeOffPart() {
  const { t } = useTranslation('provider-time-off');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(timeOffQuery(providerId));
  return (
    <PanelSection anchor="time-off" title={t('title')} text={t('text')}>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-20 max-w-2xl" />
        </Skeleton>
      ) : data ? (
        <div key={providerId} className="grid max-w-2xl grid-cols-1 gap-4">
          {data.items.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
          {data.items.map((item) => (
            <TimeOffItem key={item.id} item={item} />
          ))}
          {data.items.length < timeOffLimits.coming && <Add />}
        </div>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

function Add() {
  const { t } = useTranslation('provider-time-off');
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // The button that was pressed is gone.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {open ? (
        <TimeOffForm onDone={close} />
      ) : (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
