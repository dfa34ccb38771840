import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call } from '#shared/call.ts';
import { getWaitingCall } from '#shared/contracts/admin-overview.ts';
import { listOpenConsentsCall } from '#shared/contracts/consents.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isConsentAsked } from './is-consent-asked.ts';

/** What is sent, and what is said once it is done. */
interface Act {
  call: (idempotencyKey: string) => Promise<unknown>;
  /** What of the request can differ from one try to the next. */
  content: unknown;
  done: string;
}

interface ActChange {
  /** It was done. */
  onDone: () => void;
  /** The calls whose answers it changes. */
  changes: readonly Pick<Call, 'method' | 'path'>[];
  /** The fields that the dialog draws when it is sent, which say themselves what is wrong with them. */
  fields?: readonly string[];
}

const onlyReason = ['reason'];

/** What is over for everybody, or no longer so: sending it again would be refused again. */
const overCodes: readonly string[] = [
  'already_decided',
  'consent_closed',
  'consent_void',
  'dispute_closed',
  'issue_closed',
];

/**
 * Does something once, however often the request is sent: one without a definite answer is sent again under the same
 * idempotency key. Where the sign-in is too old, `dialog` asks for the password.
 */
export function useAct({ onDone, changes, fields = onlyReason }: ActChange) {
  const { t } = useTranslation('admin-panel');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const again = useSignInAgain();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [undrawn, setUndrawn] = useState<string>();
  const [isOver, setOver] = useState(false);
  const isOutdated = useRef(false);
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();

  /** Reads anew what is behind the dialog; not before it is left, because what it stands on may be gone then. */
  const readAgain = () => {
    if (isOutdated.current) outdate(queries, ...changes);
    isOutdated.current = false;
  };

  const onProblem = (problem: unknown) => {
    if (isDecided(problem)) key.decided();
    if (problem instanceof Problem) {
      // Somebody else has asked for it meanwhile, which the page then says.
      if (problem.code === 'consent_open') outdate(queries, listOpenConsentsCall);
      setOver(overCodes.includes(problem.code));
      // What the page shows is no longer so: somebody else was first.
      if (problem.status === 404 || problem.status === 409) isOutdated.current = true;
    }
    const refused = fieldProblems(problem, fields);
    // A hint beside a field is out of date, too.
    if (isOutdated.current && Object.keys(refused.drawn).length > 0) readAgain();
    setErrors(refused.drawn);
    setUndrawn(refused.undrawn);
    if (refused.undrawn !== undefined || Object.keys(refused.drawn).length > 0) return;
    setNotice(isDecided(problem) ? textOf(problem) : `${textOf(problem)} ${t('unsure')}`);
  };

  /** Forgets what was said of the last try. */
  const clear = () => {
    setNotice(undefined);
    setErrors({});
    setUndrawn(undefined);
  };

  const act = ({ call, content, done }: Act) =>
    run(async () => {
      clear();
      try {
        const answer = await again.run(() => untilAnswered(() => call(key.keyFor(content))));
        if (answer === undefined) return;
        key.decided();
        // With almost every act something less, or more, waits for us.
        outdate(queries, getWaitingCall, ...changes, ...(isConsentAsked(answer) ? [listOpenConsentsCall] : []));
        toast.success(isConsentAsked(answer) ? t('consent.asked') : done);
        onDone();
      } catch (problem) {
        onProblem(problem);
      }
    });

  return {
    busy,
    readAgain,
    sendingAgain,
    /** Ends the repeated sending. */
    stop,
    clear,
    notice,
    /** What this is about was ended or changed meanwhile, so that nothing is left but to close. */
    isOver,
    /** By the names of the fields. */
    errors,
    /** What is wrong with fields that are not drawn. */
    undrawn,
    clearError: (name: string) => setErrors(({ [name]: _, ...others }) => others),
    reasonError: errors.reason,
    clearReasonError: () => setErrors(({ reason: _, ...others }) => others),
    act,
    dialog: again.dialog,
  };
}
