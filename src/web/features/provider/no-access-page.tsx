import { type ProviderRight, providerRights } from '#shared/rights.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useBusinessSearch } from './panel-links.tsx';
import { ProviderPage } from './provider-page.tsx';
import { useMember } from './use-member.ts';

/** The right that the page needs from which somebody was led here; `none`: its address named a business that is not theirs. */
export const readNoAccess = ({ right }: Record<string, unknown>): ProviderRight | 'none' | undefined =>
  [...providerRights, 'none' as const].find((one) => one === right);

/** Where a member is led who opened a page that needs a right which they do not have, or that is another business's. */
export function NoAccessPage({ right }: { right: ReturnType<typeof readNoAccess> }) {
  const { t } = useTranslation('provider-panel');
  const { name } = useMember();
  const search = useBusinessSearch();
  return (
    <ProviderPage
      title={t(right === 'none' ? 'noRight.other' : 'noRight.title')}
      lead={right && t(`noRight.${right}`, { name })}
    >
      <div className="grid max-w-2xl justify-items-start gap-5">
        {right !== 'none' && <p>{t('noRight.ask', { name })}</p>}
        <LinkButton to={addresses.provider} search={search}>
          {t('noRight.action')}
        </LinkButton>
      </div>
    </ProviderPage>
  );
}
