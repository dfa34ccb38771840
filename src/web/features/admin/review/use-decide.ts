import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalKind } from '#shared/approvals.ts';
import {
  approveDocumentCall,
  approveProviderCall,
  approveServiceCall,
  getAdminServiceCall,
  getProviderCall,
  listAdminServicesCall,
  listApprovalsCall,
  listEndingDocumentsCall,
  listProvidersCall,
  rejectDocumentCall,
  rejectProviderCall,
  rejectServiceCall,
} from '#shared/contracts/approvals.ts';
import { getServiceCall, listServicesCall } from '#shared/contracts/catalogue.ts';
import type { OnboardingStep } from '#shared/onboarding-steps.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

export interface Reviewed {
  kind: ApprovalKind;
  id: string;
  /** Of what the page shows. */
  version: string;
}

export type Outcome = 'approved' | 'rejected';

interface Rejection {
  reason: string;
  steps: OnboardingStep[];
}

/**
 * Decides once, however often the request is sent: one without a definite answer is sent again under the same idempotency
 * key.
 * @param onDone it was decided
 */
export function useDecide({ kind, id, version }: Reviewed, onDone: (outcome: Outcome) => void) {
  const { t } = useTranslation('admin-approvals');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<string>();
  /** The page no longer shows what there is. */
  const [outdated, setOutdated] = useState(false);
  const [reasonError, setReasonError] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();

  const forget = () => {
    setNotice(undefined);
    setReasonError(undefined);
    setOutdated(false);
  };

  const reload = () => {
    forget();
    outdate(queries, getProviderCall, getAdminServiceCall, listApprovalsCall);
  };

  const onProblem = (problem: unknown) => {
    if (isDecided(problem)) key.decided();
    const code = problem instanceof Problem ? problem.code : undefined;
    setOutdated(code === 'changed_since' || code === 'already_decided' || code === 'not_found');
    const refused = problem instanceof Problem ? problem.fields.reason : undefined;
    if (refused !== undefined) return setReasonError(refused);
    setNotice(isDecided(problem) ? textOf(problem) : `${textOf(problem)} ${t('unsure')}`);
  };

  const send = async (outcome: Outcome, call: (idempotencyKey: string) => Promise<unknown>, body: object) => {
    forget();
    try {
      await untilAnswered(() => call(key.keyFor([outcome, body])));
      key.decided();
      outdate(queries, listApprovalsCall, listProvidersCall, listAdminServicesCall, listEndingDocumentsCall);
      outdate(queries, getProviderCall, getAdminServiceCall, getServiceCall, listServicesCall);
      onDone(outcome);
    } catch (problem) {
      onProblem(problem);
    }
  };

  const params = { id };
  const approve = () => {
    if (kind === 'document') {
      return send('approved', (idempotencyKey) => api(approveDocumentCall, { params, idempotencyKey }), {});
    }
    const body = { version };
    const call = kind === 'provider' ? approveProviderCall : approveServiceCall;
    return send('approved', (idempotencyKey) => api(call, { params, body, idempotencyKey }), body);
  };
  const reject = ({ reason, steps }: Rejection) => {
    if (kind === 'document') {
      const refusal = { reason };
      const call = (idempotencyKey: string) => api(rejectDocumentCall, { params, body: refusal, idempotencyKey });
      return send('rejected', call, refusal);
    }
    const body = { version, reason };
    return kind === 'provider'
      ? send(
          'rejected',
          (idempotencyKey) => api(rejectProviderCall, { params, body: { ...body, steps }, idempotencyKey }),
          { ...body, steps },
        )
      : send('rejected', (idempotencyKey) => api(rejectServiceCall, { params, body, idempotencyKey }), body);
  };

  return {
    busy,
    sendingAgain,
    /** Ends the repeated sending. */
    stop,
    notice,
    /** Set where the page shows something that is no longer so. */
    reload: outdated ? reload : undefined,
    reasonError,
    clearReasonError: () => setReasonError(undefined),
    approve: () => run(approve),
    reject: (rejection: Rejection) => run(() => reject(rejection)),
  };
}
