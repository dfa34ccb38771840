import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AdminList } from '../list/admin-list.tsx';

interface Found {
  items: { id: string }[];
  total: number;
  totalCapped?: true | undefined;
  page: number;
  pageSize: number;
}

interface FoundListProps<Data extends Found> {
  query: UseQueryOptions<Data>;
  children: (item: Data['items'][number]) => ReactNode;
}

/** A page of providers, listings or documents, or why there is none. */
export function FoundList<Data extends Found>({ query, children }: FoundListProps<Data>) {
  const { t } = useTranslation('admin-approvals');
  return (
    <AdminList query={query} none={{ title: t('list.none'), text: t('list.noneText') }}>
      {(items) => (
        <ul className="grid border-b border-line">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}
