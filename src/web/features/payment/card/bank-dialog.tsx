import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { getBankQuestion } from './card-service.ts';

interface BankDialogProps {
  id: string;
  busy: boolean;
  onAnswer: (result: 'complete' | 'fail' | 'close') => Promise<void>;
}

/**
 * The sandbox bank's 3-D Secure question. Its buttons come with the amount and the card; closing it leaves the payment
 * unpaid.
 */
export function BankDialog({ id, busy, onAnswer }: BankDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { charge } = useMoney();
  const textOf = useProblemText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bank-question', id],
    queryFn: () => getBankQuestion(id),
    gcTime: 0,
  });
  // A refetch clears `error`. The message and its button stay until the refetch has ended.
  const [failure, setFailure] = useState(error);
  if (error && error !== failure) setFailure(error);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) void onAnswer('close');
      }}
      title={t('bank.title')}
      description={t('bank.text')}
    >
      <div className="mt-4 grid gap-5">
        {data && (
          <>
            <p className="font-semibold">
              {t('bank.question', { amount: charge(data.amountCents / 100), last4: data.cardLast4 })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button busy={busy} onClick={() => void onAnswer('complete')}>
                {t('bank.complete')}
              </Button>
              <Button kind="danger" busy={busy} onClick={() => void onAnswer('fail')}>
                {t('bank.fail')}
              </Button>
            </div>
          </>
        )}
        {!data && !failure && (
          <Skeleton>
            <SkeletonBox className="h-6" />
            <SkeletonBox className="mt-2 h-12 w-2/3" />
          </Skeleton>
        )}
        {!data && failure && <LoadError text={textOf(failure)} busy={isFetching} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}
