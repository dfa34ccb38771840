import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type CalendarDate, today } from '#shared/dates.ts';
import { pageClock, readProductClock } from '#web/lib/clock.ts';

/**
 * Today in Nairobi by the product's clock, which the demo may have moved; undefined on the server and until it is
 * known.
 */
export function useToday(): CalendarDate | undefined {
  const { config } = useRouteContext({ from: '__root__' });
  const [day, setDay] = useState<CalendarDate>();
  useEffect(() => {
    let left = false;
    void readProductClock(config).then(() => {
      if (!left) setDay(today(pageClock));
    });
    return () => {
      left = true;
    };
  }, [config]);
  return day;
}
