import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PaymentHelp } from './payment-help.tsx';

interface SecureBoxProps {
  booking: Pick<Booking, 'bookingId' | 'policy' | 'change'>;
  options: Pick<PaymentOptions, 'card' | 'mpesa'>;
}

/** Four promises about the payment, each with what it means here; and the cancellation policy. */
export function SecureBox({ booking: { bookingId, policy, change }, options: { card, mpesa } }: SecureBoxProps) {
  const { t } = useTranslation('payments');
  const encrypted = window.location.protocol === 'https:';
  const promises = [
    [t('secure.ssl'), t(encrypted ? 'secure.sslOn' : 'secure.sslOff')],
    [t('secure.pci'), t(card.sandbox ? 'secure.pciSandbox' : 'secure.pciText')],
    [t('secure.fraud'), t('secure.fraudText')],
    [t('secure.back'), t('secure.backText')],
  ];
  return (
    <section aria-labelledby="secure-payment" className="grid gap-6 border-t border-line pt-8">
      <div className="grid gap-1">
        <h2 id="secure-payment" className="text-l">
          {t('secure.title')}
        </h2>
        {card.sandbox && mpesa.sandbox && <p className="text-s font-semibold">{t('secure.sandbox')}</p>}
      </div>
      <ul className="grid gap-x-10 gap-y-5 text-s sm:grid-cols-2">
        {promises.map(([name, text]) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon name="check" className="size-6 text-brand" />
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        {change && <h3 className="font-text text-m font-semibold">{t('summary.newTerms')}</h3>}
        <PolicySteps policy={change?.policy ?? policy} />
      </div>
      <PaymentHelp reference={bookingId} />
    </section>
  );
}
