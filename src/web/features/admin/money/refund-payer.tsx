import { useState } from 'react';
import { type RefundPayer as Payer, viewPayerCall } from '#shared/contracts/refunds.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

/** To whom money is sent by hand. It is asked for on its own, because it is recorded who has seen it. */
export function RefundPayer({ refundId }: { refundId: string }) {
  const { t } = useTranslation('admin-payments');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [seen, setSeen] = useState<Payer>();
  const [problem, setProblem] = useState<string>();
  const show = () =>
    run(async () => {
      setProblem(undefined);
      try {
        setSeen(await api(viewPayerCall, { params: { id: refundId } }));
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  return (
    <div className="grid justify-items-start gap-2">
      <div role="status" className="w-full empty:hidden">
        {seen && (
          <FactList
            shape="rows"
            className="text-s"
            facts={[
              [t('payer.phone'), seen.phone ?? t('payer.none')],
              [t('payer.receipt'), seen.receipt],
            ]}
          />
        )}
      </div>
      {!seen && (
        <Button kind="quiet" busy={busy} onClick={() => void show()}>
          {t('payer.show')}
        </Button>
      )}
      <p className="text-s text-ink-soft">{t(seen ? 'payer.seen' : 'payer.note')}</p>
      {problem !== undefined && (
        <p role="alert" className="text-s text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
