import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PayoutMethod } from '#shared/contracts/payouts.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { payoutMethodQuery } from '../money-queries.ts';
import { PanelSection } from '../panel-section.tsx';
import { PayoutMethodForm } from '../payout-method-form.tsx';
import { useMember } from '../use-member.ts';

/** Where payouts go, masked, and the form that changes it. */
export function PayoutMethodPart() {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(payoutMethodQuery(providerId));
  return (
    <PanelSection title={t('method.title')} text={t('method.text')}>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-20 max-w-xl" />
        </Skeleton>
      ) : data ? (
        <Method key={providerId} method={data.method} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

function Method({ method }: Pick<PayoutMethod, 'method'>) {
  const { t } = useTranslation(['provider-settings', 'payout-method']);
  const lang = useLang();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    // After the form is gone, the button that opened it gets the focus.
    if (!editing && closed.current) button.current?.focus();
  }, [editing]);
  const close = () => {
    closed.current = true;
    setEditing(false);
  };
  return (
    <div className="grid max-w-xl grid-cols-1 gap-5">
      {method ? (
        <p className="flex items-center gap-4 rounded-m border border-line bg-surface p-4">
          <Icon name={method.channel === 'mpesa' ? 'phone' : 'card'} className="size-7 shrink-0 text-brand" />
          <span className="min-w-0">
            <span className="block font-semibold">{t(`payout-method:${method.channel}`)}</span>
            <span className="block tabular-nums wrap-anywhere">{method.destination}</span>
            <span className="block text-s text-ink-soft">
              {t('method.since', { date: formatDate(dateInNairobi(new Date(method.changedAt)), lang) })}
            </span>
          </span>
        </p>
      ) : (
        !editing && (
          <Notice tone="warning" still>
            <p>{t('method.none')}</p>
          </Notice>
        )
      )}
      {editing ? (
        <PayoutMethodForm onDone={close} onCancel={close} />
      ) : (
        <div>
          <Button ref={button} kind={method ? 'quiet' : 'primary'} onClick={() => setEditing(true)}>
            {t(method ? 'method.change' : 'method.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
