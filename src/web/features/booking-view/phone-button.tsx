import { voucherSmsCall } from '#shared/contracts/sms.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends the voucher to the traveller's phone by SMS, for where there is no data. The page must have loaded the texts `paid`. */
export function PhoneButton({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('paid');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const send = () =>
    run(async () => {
      try {
        const { phone } = await api(voucherSmsCall, { params: { bookingId } });
        toast.success(t('toPhone.done', { phone }));
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return (
    <Button kind="quiet" busy={busy} onClick={() => void send()}>
      {t('toPhone')}
    </Button>
  );
}
