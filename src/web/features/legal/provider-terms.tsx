import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Points } from './legal-page.tsx';

/** What applies to providers, with the shares that are kept back at the moment. */
export function ProviderTerms() {
  const { t } = useTranslation('terms');
  const { data: settings } = useQuery(publicSettingsQuery);
  const fees = settings?.fees;
  const taxes = fees && (fees.tourismLevy > 0 || fees.withholdingTax > 0);
  return (
    <>
      <p>{t('providers.approval')}</p>
      {fees && <p>{t('providers.commission', { percent: fees.commission })}</p>}
      {fees && (
        <p>
          {taxes ? t('providers.taxes', { levy: fees.tourismLevy, tax: fees.withholdingTax }) : t('providers.noTaxes')}
        </p>
      )}
      <p>{t('providers.payout')}</p>
      <Points>
        <li>{t('providers.requests')}</li>
        <li>{t('providers.cancel')}</li>
        <li>{t('providers.noShow')}</li>
        <li>{t('providers.refunds')}</li>
        <li>{t('providers.disputes')}</li>
        <li>{t('providers.owed')}</li>
        <li>{t('providers.contact')}</li>
      </Points>
    </>
  );
}
