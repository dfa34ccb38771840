import { Elements } from '@stripe/react-stripe-js';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { LiveCardFields, type LiveCardProps } from './live-card-fields.tsx';
import { LiveCardSkeleton } from './live-card-skeleton.tsx';
import { useStripeAppearance } from './stripe-appearance.ts';
import { useLiveCard } from './use-live-card.ts';

/** The provider's own card fields, in its own frames: what is typed there reaches neither our pages nor our server. */
export default function LiveCard(props: LiveCardProps) {
  const { booking, options, payment, onMpesa } = props;
  const { t } = useTranslation(['payments', 'common']);
  const appearance = useStripeAppearance();
  const { state, sendingAgain, begin, failToLoad, onCanceled, problem, setProblem } = useLiveCard(booking.id, payment);
  if (state.at === 'loading') {
    return (
      <>
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        <LiveCardSkeleton />
      </>
    );
  }
  if (state.at === 'failed') {
    return (
      <div className="grid gap-4">
        <Notice tone="warning">{state.text}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => void begin()}>
            {t('common:tryAgain')}
          </Button>
          {options.mpesa.available && (
            <Button kind="quiet" onClick={onMpesa}>
              {t('card.byMpesa')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const { stripe, clientSecret } = state;
  return (
    // Stripe has no Kiswahili.
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, locale: 'en' }}>
      <LiveCardFields
        {...props}
        problem={problem}
        onSend={() => setProblem(undefined)}
        onCanceled={() => void onCanceled()}
        onLoadFailed={failToLoad}
      />
    </Elements>
  );
}
