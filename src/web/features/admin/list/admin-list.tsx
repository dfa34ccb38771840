import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListTable } from './list-table.ts';
import { useColumns } from './use-columns.ts';

interface Listed {
  items: unknown[];
  total: number;
  totalCapped?: true | undefined;
  page: number;
  pageSize: number;
}
type ItemOf<Data extends Listed> = Data['items'][number];

interface AdminListProps<Data extends Listed> {
  query: UseQueryOptions<Data>;
  none: { title: string; text: string; action?: ReactNode };
  /** How many there are; by default “5 found”. */
  found?: (count: number, isMore: boolean) => string;
  /** Stands above the list, and depends on it. */
  above?: (items: ItemOf<Data>[]) => ReactNode;
  table?: ListTable<ItemOf<Data>>;
  /** In place of a table. `onActed` is called when something was done with an item, which may leave the list by that. */
  children?: (items: ItemOf<Data>[], onActed: () => void) => ReactNode;
}

/** A page of a list with its file and the choice of its columns, or why there is none. */
export function AdminList<Data extends Listed>(props: AdminListProps<Data>) {
  const { query, none, found, above, table, children } = props;
  const { t } = useTranslation('admin-panel');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(query);
  const { place: status, onActed } = useFocusAfterAct<HTMLParagraphElement>();
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped = false, page, pageSize } = data;
  const foundText = found ?? ((count, isMore) => t(isMore ? 'foundMany' : 'found', { count }));
  const tools = (choice?: ReactNode) => (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mr-auto text-s text-ink-soft outline-none max-sm:basis-full"
      >
        {total > 0 && foundText(total, totalCapped)}
      </p>
      {choice}
      {total > 0 && <ExportButton of={query} />}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isPlaceholderData}>
      {above?.(items)}
      {table && items.length > 0 ? <ChosenTable {...{ table, items, tools }} /> : tools()}
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <Empty {...none} />}
      {items.length > 0 && children?.(items, onActed)}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}

interface ChosenTableProps<Item> {
  table: ListTable<Item>;
  items: Item[];
  tools: (choice: ReactNode) => ReactNode;
}

/** The table with the columns that are chosen on this device, below the button that chooses them. */
function ChosenTable<Item>({ table: { name, caption, columns, rowOf }, items, tools }: ChosenTableProps<Item>) {
  const { t } = useTranslation('admin-panel');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { shown, show } = useColumns(name, columns);
  const count = { shown: shown.length, all: columns.length };
  return (
    <>
      {tools(
        <Button
          kind="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="max-sm:flex-auto"
        >
          {count.shown < count.all ? t('columns.some', count) : t('columns')}
        </Button>,
      )}
      <div id={id} className="empty:hidden">
        {open && (
          <fieldset className="rounded-m bg-sunken px-4 py-2">
            <legend className="sr-only">{t('columns.choose')}</legend>
            <div className="flex flex-wrap gap-x-6">
              {columns.slice(1).map(({ key, label }) => (
                <Checkbox
                  key={key}
                  label={label}
                  checked={shown.some((each) => each.key === key)}
                  onChange={({ target }) => show(key, target.checked)}
                />
              ))}
            </div>
            <p className="text-s text-ink-soft">{t('columns.file')}</p>
          </fieldset>
        )}
      </div>
      <Table caption={caption} columns={shown} rows={items.map(rowOf)} />
    </>
  );
}
