import { useEffect, useRef } from 'react';
import { formatInstant } from '#shared/dates.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Stage } from '../state/payment-stage.ts';
import type { Payment } from '../state/use-payment.ts';

interface WaitingProps {
  stage: Extract<Stage, { at: 'waiting' }>;
  sandbox: boolean;
  /** A change of the booking is being paid for. */
  change: boolean;
  /** Until when the places are held; null where none are. */
  until: string | null;
}

const waitingFor = {
  mpesa: 'waiting.mpesa',
  card: 'waiting.card',
} as const satisfies Record<ChargeMethod, string>;

/** Shown while the outcome is awaited: what to do, and that the page may be left. */
export function PaymentWaiting({ stage, sandbox, change, until }: WaitingProps) {
  const { t } = useTranslation('payments');
  const heading = useFocusAtFirst();
  const mpesa = stage.method === 'mpesa';
  useDocumentTitle(t(waitingFor[stage.method]));
  return (
    <section role="status" className="grid gap-3 rounded-l bg-info-soft p-5 text-info sm:p-8">
      <Horizon className="mb-2" />
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 outline-none">
        <Spinner /> {t(waitingFor[stage.method])}
      </h2>
      {stage.earlier !== undefined && <p className="font-semibold">{stage.earlier}</p>}
      {stage.unclear ? (
        <>
          <p>{t(change ? 'mpesa.silentChange' : 'mpesa.silent')}</p>
          <OnlyOneWay until={until} />
        </>
      ) : (
        <p>
          {mpesa ? <MpesaAdvice phone={stage.phone} /> : t(stage.answerLost ? 'waiting.cardLost' : 'waiting.cardText')}
        </p>
      )}
      {mpesa && !stage.unclear && <p>{t(change ? 'waiting.leaveChange' : 'waiting.leave')}</p>}
      {mpesa && sandbox && !stage.unclear && (
        <p>
          {t('waiting.sandbox')}{' '}
          <a href="/dev/phone" target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
            {t('waiting.openPhone')}
          </a>
        </p>
      )}
    </section>
  );
}

function MpesaAdvice({ phone }: { phone: string | null | undefined }) {
  const { t } = useTranslation('payments');
  return phone ? t('waiting.enterPinOn', { phone }) : t('waiting.enterPin');
}

/** Says why no other method can be used meanwhile, and until when the places are held. */
function OnlyOneWay({ until }: { until: string | null }) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  return (
    <p>
      {t('waiting.onlyOne')} {until !== null && t('waiting.held', { date: formatInstant(new Date(until), lang) })}
    </p>
  );
}

interface SilentProps {
  stage: Extract<Stage, { at: 'silent' }>;
  payment: Payment;
  change: boolean;
  until: string | null;
}

const silent = {
  mpesa: 'mpesa.silent',
  card: 'card.silent',
} as const satisfies Record<ChargeMethod, string>;
const silentChange = {
  mpesa: 'mpesa.silentChange',
  card: 'card.silentChange',
} as const satisfies Record<ChargeMethod, string>;

/** No outcome after three minutes: says what will happen, and offers to check again. */
export function PaymentSilent({ stage, payment, change, until }: SilentProps) {
  const { t } = useTranslation('payments');
  const heading = useFocusAtFirst();
  const { method } = stage;
  useDocumentTitle(t('silent.title'));
  return (
    <section role="status" className="grid gap-4 rounded-l bg-warning-soft p-5 text-warning sm:p-8">
      <Horizon className="mb-2" />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('silent.title')}
      </h2>
      <p className="max-w-prose">{t((change ? silentChange : silent)[method])}</p>
      {method === 'mpesa' && <OnlyOneWay until={until} />}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => void payment.watch({ ...stage, method })}>
          {t('silent.look')}
        </Button>
        <LinkButton to={addresses.dashboard} kind="quiet">
          {t('viewBookings')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Moves the focus to a heading when it appears, so that it is in view and read aloud. */
export function useFocusAtFirst() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
