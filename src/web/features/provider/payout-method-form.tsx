import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { getEarningsCall } from '#shared/contracts/payouts.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { PayoutFields, usePayoutMethod } from '#web/features/onboarding/payout-form.tsx';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { News } from '#web/ui/news.tsx';
import { payoutMethodQuery } from './money-queries.ts';
import { useMember } from './use-member.ts';

interface PayoutMethodFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Sets where payouts go: a phone or a bank account. It asks for the password where the last sign-in is too old. */
export function PayoutMethodForm({ onDone, onCancel }: PayoutMethodFormProps) {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const form = useRef<HTMLFormElement>(null);
  const method = usePayoutMethod();
  const { busy, run } = useOneAtATime();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();
  const clear = () => {
    setProblems({});
    setFailure(undefined);
  };

  const send = async () => {
    clear();
    const differs = method.check();
    if (Object.keys(differs).length > 0) return setProblems(differs);
    try {
      const saved = await again.run(() => method.send(providerId));
      if (!saved) return;
      queries.setQueryData(payoutMethodQuery(providerId).queryKey, saved);
      outdate(queries, getEarningsCall, getProviderOverviewCall);
      toast.success(t('method.saved'));
      onDone();
    } catch (problem) {
      const found = problem instanceof Problem ? problem.fields : {};
      if (Object.keys(found).length > 0) setProblems(found);
      else setFailure(wordsFor(problem, t('method.failed')));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Messages appear with the next rendering.
    void run(send).then(() => requestAnimationFrame(() => focusInvalid(form.current)));
  };
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <PayoutFields typed={method.typed} setTyped={method.setTyped} problems={problems} onEdit={clear} />
        <p className="text-s text-ink-soft">{t('method.letter')}</p>
        {failure && (
          <News tone="danger" title={failure.title}>
            {failure.text}
          </News>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('method.save')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('method.cancel')}
          </Button>
        </div>
      </form>
      {again.dialog}
    </>
  );
}
