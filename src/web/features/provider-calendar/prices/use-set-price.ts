import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCalendarCall } from '#shared/contracts/provider-calendar.ts';
import { getProviderServiceCall, priceDaysCall } from '#shared/contracts/provider-services.ts';
import type { PricedKind } from '#shared/party.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Span } from '../month/days-panel.tsx';

/** The price that days get; null removes theirs. */
export interface WantedPrice extends Span {
  pricePerUnit: number | null;
  residencyPrices: Partial<Record<PricedKind, number | null>>;
}

/** Why nothing was changed, and what is wrong in which field. */
interface Refusal {
  text: string;
  fields: Record<string, string>;
}

/** Sets or removes the price of days. Sent twice it does the same as once. */
export function useSetPrice(service: string, onDone: (span: Span) => void) {
  const { t } = useTranslation('provider-calendar');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const { busy, run } = useOneAtATime();
  const set = (body: WantedPrice) =>
    run(async () => {
      setRefusal(undefined);
      try {
        await api(priceDaysCall, { params: { id: service }, query: { providerId }, body });
        toast.success(t(body.pricePerUnit === null ? 'price.removed' : 'price.done'));
        onDone(body);
      } catch (problem) {
        setRefusal({ text: textOf(problem), fields: problem instanceof Problem ? problem.fields : {} });
      } finally {
        // Also after a lost answer, since the price may be set.
        outdate(queries, getCalendarCall, getProviderServiceCall);
      }
    });
  return { set, busy, refusal, forgetRefusal: () => setRefusal(undefined) };
}
