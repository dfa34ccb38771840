import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type Approvals,
  approveDocumentCall,
  approveServiceCall,
  getAdminServiceCall,
  getProviderCall,
  listAdminServicesCall,
  listApprovalsCall,
  listEndingDocumentsCall,
  rejectDocumentCall,
  rejectServiceCall,
} from '#shared/contracts/approvals.ts';
import { getServiceCall, listServicesCall } from '#shared/contracts/catalogue.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

export type Waiting = Approvals['items'][number];

/** An application is decided on its own page alone: its documents have to be looked at, and steps to mend are named. */
export const mayBeChosen = ({ kind }: Waiting): boolean => kind !== 'provider';

export const keyOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>): string => `${kind}:${id}`;

/** What could not be decided, and why. */
export interface Undecided {
  item: Waiting;
  why: string;
}

function send({ kind, id }: Waiting, reason: string | undefined, idempotencyKey: string): Promise<unknown> {
  const params = { id };
  if (reason === undefined) {
    return kind === 'document'
      ? api(approveDocumentCall, { params, idempotencyKey })
      : api(approveServiceCall, { params, body: {}, idempotencyKey });
  }
  return api(kind === 'document' ? rejectDocumentCall : rejectServiceCall, {
    params,
    body: { reason },
    idempotencyKey,
  });
}

/**
 * Decides about several one after another, each in a call of its own, so that one that fails keeps no other from being decided. One
 * without a definite answer is sent under the same idempotency key when it is tried again.
 */
export function useDecideSeveral(onDone: (decided: number, undecided: Undecided[]) => void) {
  const { t } = useTranslation('admin-approvals');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, ReturnType<typeof createIdempotencyKey>>());
  /** How many of them were sent; undefined while none is. */
  const [sent, setSent] = useState<number>();
  const { busy, run } = useOneAtATime();

  /** @returns why it was not decided */
  const decide = async (item: Waiting, reason: string | undefined): Promise<string | undefined> => {
    const key = keys.current.get(keyOf(item)) ?? createIdempotencyKey();
    keys.current.set(keyOf(item), key);
    try {
      await send(item, reason, key.keyFor([reason]));
      key.decided();
      return undefined;
    } catch (problem) {
      if (isDecided(problem)) key.decided();
      return isDecided(problem) ? textOf(problem) : `${textOf(problem)} ${t('unsure')}`;
    }
  };

  /** @param reason what the providers read; undefined: they are approved */
  const decideAll = (items: readonly Waiting[], reason: string | undefined) =>
    run(async () => {
      const undecided: Undecided[] = [];
      for (const [count, item] of items.entries()) {
        setSent(count);
        const why = await decide(item, reason);
        if (why !== undefined) undecided.push({ item, why });
      }
      setSent(undefined);
      outdate(queries, listApprovalsCall, listAdminServicesCall, listEndingDocumentsCall);
      outdate(queries, getProviderCall, getAdminServiceCall, getServiceCall, listServicesCall);
      onDone(items.length - undecided.length, undecided);
    });

  return { busy, sent, decideAll };
}
