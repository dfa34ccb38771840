import { type ProviderRight, providerRights } from '#shared/rights.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useBusinessSearch } from './panel-links.tsx';
import { ProviderPage } from './provider-page.tsx';
import { useMember } from './use-member.ts';

/** The right that the page needs from which somebody was led here. */
export const readNoAccess = ({ right }: Record<string, unknown>): ProviderRight | undefined =>
  providerRights.find((one) => one === right);

/** Where a member is led who opened a page that needs a right which they do not have. */
export function NoAccessPage({ right }: { right: ProviderRight | undefined }) {
  const { t } = useTranslation('provider-panel');
  const { name } = useMember();
  const search = useBusinessSearch();
  return (
    <ProviderPage title={t('noRight.title')} lead={right && t(`noRight.${right}`, { name })}>
      <div className="grid max-w-2xl justify-items-start gap-5">
        <p>{t('noRight.ask', { name })}</p>
        <LinkButton to={addresses.provider} search={search}>
          {t('noRight.action')}
        </LinkButton>
      </div>
    </ProviderPage>
  );
}
