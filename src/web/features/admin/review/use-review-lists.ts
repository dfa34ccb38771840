import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListWay } from '../list/last-lists.ts';

/** The lists from which a provider or a listing is looked at, the queue first. */
export function useReviewLists(): [ListWay, ...ListWay[]] {
  const { t } = useTranslation('admin-approvals');
  return [
    { to: '/admin/services', label: t('back') },
    { to: '/admin/services/providers', label: t('back.providers') },
    { to: '/admin/services/listings', label: t('back.listings') },
    { to: '/admin/services/documents', label: t('back.documents') },
  ];
}
