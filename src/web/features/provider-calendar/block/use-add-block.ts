import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BlockSource } from '#shared/block-limits.ts';
import { addBlockCall } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { callsThatShowBlocks } from '../queries.ts';

export interface WantedBlock {
  startDate: CalendarDate;
  endDate: CalendarDate;
  places: number | null;
  name: string;
  source: BlockSource;
}

/** Why nothing was blocked, and the days on which something is in the way. */
interface Refusal {
  text: string;
  days: readonly string[];
}

/** Blocks once, however often the request is sent. */
export function useAddBlock(service: string, onDone: (block: WantedBlock) => void) {
  const { t } = useTranslation('provider-calendar');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const [refusal, setRefusal] = useState<Refusal>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();
  const add = (body: WantedBlock) =>
    run(async () => {
      setRefusal(undefined);
      const input = { params: { id: service }, query: { providerId }, body };
      try {
        await untilAnswered(() => api(addBlockCall, { ...input, idempotencyKey: key.keyFor(input) }));
        key.decided();
        toast.success(t('block.done'));
        onDone(body);
      } catch (problem) {
        if (isDecided(problem)) key.decided();
        setRefusal({ text: textOf(problem), days: problem instanceof Problem ? problem.days : [] });
      } finally {
        // Also after a lost answer, since the days may be blocked.
        outdate(queries, ...callsThatShowBlocks);
      }
    });
  return { add, busy, sendingAgain, stop, refusal, forgetRefusal: () => setRefusal(undefined) };
}
