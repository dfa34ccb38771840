import { lazy, useRef, useState } from 'react';
import type { Earnings } from '#shared/contracts/payouts.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

const RequestDialog = lazy(() => import('./request-dialog.tsx'));

/** What the next payout collects, when and to where, and the request for it, or why there can be none now. */
export function PayablePart({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('provider-earnings');
  const lang = useLang();
  const amount = useAmount();
  const { shillings } = useMoney();
  const { payable, payableKes, nextPayoutDate, payoutMethod, payoutRefusal } = earnings;
  const date = nextPayoutDate && formatDate(calendarDate(nextPayoutDate), lang);
  return (
    <section aria-labelledby="payable" className="night grid gap-5 rounded-l px-5 py-7 sm:px-8">
      <div className="grid gap-1">
        <h2 id="payable" className="font-text text-m font-semibold tracking-normal text-ink-soft">
          {t('payable')}
        </h2>
        <p className="font-display text-3xl leading-none tabular-nums wrap-anywhere">{amount(payable)}</p>
        {payableKes > 0 && <p className="text-ink-soft">{t('payableKes', { amount: shillings(payableKes) })}</p>}
      </div>
      {date && payoutRefusal === null && payoutMethod && (
        <p className="max-w-prose">{t('nextRun', { date, destination: payoutMethod.destination })}</p>
      )}
      {payoutRefusal === null && payoutMethod ? (
        <Request earnings={earnings} destination={payoutMethod.destination} />
      ) : (
        <Refusal earnings={earnings} />
      )}
    </section>
  );
}

function Request({ earnings, destination }: { earnings: Earnings; destination: string }) {
  const { t } = useTranslation('provider-earnings');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button
        ref={button}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('request')}
      </Button>
      {wanted && (
        <LazyPart lost={null}>
          <RequestDialog
            earnings={earnings}
            destination={destination}
            open={open}
            onClose={() => setOpen(false)}
            returnTo={button}
          />
        </LazyPart>
      )}
    </div>
  );
}

/** Why no payout can be requested now. */
function Refusal({ earnings: { payoutRefusal, payoutMinimumKes } }: { earnings: Earnings }) {
  const { t } = useTranslation('provider-earnings');
  const { shillings } = useMoney();
  if (payoutRefusal === null) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone={payoutRefusal === 'payout_method_missing' ? 'warning' : 'info'} still>
        <p>{t(`why.${payoutRefusal}`, { minimum: shillings(payoutMinimumKes) })}</p>
      </Notice>
      {payoutRefusal === 'payout_method_missing' && <LinkButton to="/provider/settings">{t('toSettings')}</LinkButton>}
    </div>
  );
}
