import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { providerHintsQuery } from '../queries.ts';

/** Names the other providers that are paid to the same phone or account, before money is sent there. */
export function SameAccount({ providerId }: { providerId: string }) {
  const { t } = useTranslation('admin-payouts');
  const { samePayout = [] } = useQuery(providerHintsQuery(providerId)).data ?? {};
  if (samePayout.length === 0) return null;
  return (
    <Notice still tone="warning" title={t('sameAccount')}>
      <ul className="flex flex-wrap gap-x-5">
        {samePayout.map(({ id, name }) => (
          <li key={id}>
            <TextLink
              to="/admin/services/providers/$providerId"
              params={{ providerId: id }}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
