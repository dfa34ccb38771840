import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getBookingCall } from '#shared/contracts/bookings.ts';
import { getAllCalendarsCall, getCalendarCall, listCalendarEntriesCall } from '#shared/contracts/provider-calendar.ts';
import type { TimeOff } from '#shared/contracts/provider-time-off.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { timeOffQuery } from '../../queries.ts';
import { useMember } from '../../use-member.ts';

/** Takes or ends time off, and shows what is left of it; calendar and bookings are read again. */
export function useTimeOffChange() {
  const { providerId } = useMember();
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const change = (call: () => Promise<TimeOff>, { text, onDone }: { text: string; onDone?: () => void }) =>
    run(async () => {
      setProblem(undefined);
      try {
        queries.setQueryData(timeOffQuery(providerId).queryKey, await call());
        toast.success(text);
        onDone?.();
      } catch (refused) {
        setProblem(textOf(refused));
      } finally {
        outdate(queries, getBookingCall, getAllCalendarsCall, getCalendarCall, listCalendarEntriesCall);
      }
    });
  return { busy, problem, setProblem, change };
}
