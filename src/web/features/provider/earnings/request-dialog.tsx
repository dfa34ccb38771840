import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Earnings, getEarningsCall, listOwnPayoutsCall, requestPayoutCall } from '#shared/contracts/payouts.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { useMember } from '../use-member.ts';

interface RequestDialogProps {
  earnings: Earnings;
  /** Masked. */
  destination: string;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says how much goes where before a payout is requested, once however often the request is sent. */
export default function RequestDialog({ earnings, destination, open, onClose, returnTo }: RequestDialogProps) {
  const { t } = useTranslation(['provider-earnings', 'common']);
  const { charge, shillings } = useMoney();
  const { request, busy, sendingAgain, stop, notice } = useRequestPayout(onClose);
  const leave = sendingAgain ? stop : onClose;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && (!busy || sendingAgain)) leave();
      }}
      title={t('request.title', { amount: charge(Math.max(0, earnings.payable)) })}
      description={t('request.text', { shillings: shillings(earnings.payableKes), destination })}
      returnTo={returnTo}
    >
      <div className="mt-5 grid gap-4">
        {notice !== undefined && <News tone="danger">{notice}</News>}
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void request()}>
            {t('request.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy && !sendingAgain} onClick={leave}>
            {t('request.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useRequestPayout(onDone: () => void) {
  const { t } = useTranslation('provider-earnings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();
  const request = () =>
    run(async () => {
      setNotice(undefined);
      const query = { providerId };
      try {
        await untilAnswered(() => api(requestPayoutCall, { query, idempotencyKey: key.keyFor(query) }));
        key.decided();
        outdate(queries, getEarningsCall, listOwnPayoutsCall);
        toast.success(t('request.done'));
        onDone();
      } catch (problem) {
        if (isDecided(problem)) {
          key.decided();
          outdate(queries, getEarningsCall, listOwnPayoutsCall);
        }
        setNotice(textOf(problem));
      }
    });
  return { request, busy, sendingAgain, stop, notice };
}
