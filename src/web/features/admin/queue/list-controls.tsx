import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import type { ListSearch } from '../search.ts';

interface ListControlsProps<Status extends string> {
  to: '/admin/services/providers' | '/admin/services/listings';
  search: ListSearch<Status>;
  /** What the words are looked for in. */
  searchHint: string;
  statuses: readonly { value: Status; label: string }[];
  /** The status that the address need not name. */
  waiting: Status;
}

/** Status and words of a list; both are in the address. */
export function ListControls<Status extends string>(props: ListControlsProps<Status>) {
  const { to, search, searchHint, statuses, waiting } = props;
  const { t } = useTranslation('admin-approvals');
  const navigate = useNavigate();
  const { status = waiting, q = '' } = search;
  const go = (next: { status: Status; q: string }) => {
    const words = next.q.trim();
    const named = { ...(next.status !== waiting && { status: next.status }), ...(words !== '' && { q: words }) };
    void navigate({ to, search: named as never, replace: true, resetScroll: false });
  };
  const { typed, type } = useTyped({ given: q, same: sameWords, send: (words) => go({ status, q: words }) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('status')}
        value={status}
        onChange={({ target }) => go({ status: target.value as Status, q: typed })}
      >
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput
        type="search"
        label={t('search')}
        hint={searchHint}
        maxLength={80}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
