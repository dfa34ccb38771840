import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The way to answers about paying, in a tab of its own, so that nothing that is typed here is lost. */
export function PaymentFaq() {
  const { t } = useTranslation('payments');
  return (
    <TextLink
      to="/help/$slug"
      params={{ slug: 'payment-faq' }}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center justify-self-start"
    >
      {t('faq')}
      <span className="sr-only"> ({t('faq.newTab')})</span>
    </TextLink>
  );
}
