import { useEffect, useState } from 'react';
import { type Clock, formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const minuteMs = 60_000;
const updateEveryMs = 15_000;

interface HoldCountdownProps {
  /** ISO instant. */
  until: string;
  clock: Clock;
  onOver: () => void;
}

/** Until when the places are held, and how many hours or minutes are left. No seconds, so that nobody feels hurried. */
export function HoldCountdown({ until, clock, onOver }: HoldCountdownProps) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const minutes = useMinutesLeft(until, clock, onOver);
  const date = formatInstant(new Date(until), lang);
  return (
    <p aria-live="off" className="flex items-start gap-3 border-l-2 border-gold py-1 pl-4 text-ink">
      <Icon name="clock" className="mt-0.5 size-5 text-accent" />
      <span className="min-w-0">
        {t('held.until', { date })}{' '}
        {minutes > 90 ? t('held.hours', { count: Math.round(minutes / 60) }) : t('held.minutes', { count: minutes })}
      </span>
    </p>
  );
}

function useMinutesLeft(until: string, clock: Clock, onOver: () => void): number {
  const left = () => Date.parse(until) - clock.now().getTime();
  const [, rerender] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      rerender((times) => times + 1);
      if (Date.parse(until) <= clock.now().getTime()) onOver();
    }, updateEveryMs);
    return () => clearInterval(timer);
  }, [until, clock, onOver]);
  return Math.max(1, Math.ceil(left() / minuteMs));
}
