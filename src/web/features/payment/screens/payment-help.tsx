import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * The ways to answers about paying and to our team, in tabs of their own, so that nothing that is typed here is lost.
 * @param reference of the booking that is paid
 */
export function PaymentHelp({ reference }: { reference: string }) {
  const { t } = useTranslation('payments');
  const tab = {
    ...{ target: '_blank', rel: 'noopener' },
    className: 'inline-flex min-h-11 items-center justify-self-start',
  };
  const newTab = <span className="sr-only"> ({t('faq.newTab')})</span>;
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink to="/help/$slug" params={{ slug: 'payment-faq' }} {...tab}>
        {t('faq')}
        {newTab}
      </TextLink>
      <TextLink to="/support" search={{ booking: reference }} {...tab}>
        {t('support')}
        {newTab}
      </TextLink>
    </p>
  );
}
