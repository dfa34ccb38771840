import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { getBankQuestion } from './card-service.ts';

interface BankDialogProps {
  id: string;
  busy: boolean;
  onAnswer: (result: 'complete' | 'fail' | 'close') => Promise<void>;
}

/** 3-D Secure as the sandbox's bank asks it. Closing it leaves the payment undone. */
export function BankDialog({ id, busy, onAnswer }: BankDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { charge } = useMoney();
  const question = useQuery({ queryKey: ['bank-question', id], queryFn: () => getBankQuestion(id), gcTime: 0 });
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
        {question.data ? (
          <p className="font-semibold">
            {t('bank.question', {
              amount: charge(question.data.amountCents / 100),
              last4: question.data.cardLast4,
            })}
          </p>
        ) : (
          question.isPending && <Skeleton lines={1} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void onAnswer('complete')}>
            {t('bank.complete')}
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void onAnswer('fail')}>
            {t('bank.fail')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
