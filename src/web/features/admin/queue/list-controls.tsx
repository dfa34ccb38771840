import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { FoldedFilters } from '../list/folded-filters.tsx';
import { titleWordsMost } from '../services-search.ts';

/** One filter, or the order: what it is called without a choice, and what can be chosen. */
interface Choice {
  name: string;
  label: string;
  none: string;
  options: readonly { value: string; label: string }[];
}

type Fields = Record<string, string>;

interface ListControlsProps<Search extends object> {
  to: '/admin/services/providers' | '/admin/services/listings';
  search: Search;
  read: (raw: Record<string, unknown>) => Search;
  /** What the words are looked for in. */
  searchHint: string;
  choices: readonly Choice[];
}

/** Words, filters and order of a list. They go into the address once typing pauses, with the first page. */
export function ListControls<Search extends object>(props: ListControlsProps<Search>) {
  const { to, search, read, searchHint, choices } = props;
  const { t } = useTranslation('admin-approvals');
  const navigate = useNavigate();
  const values = search as Record<string, string | undefined>;
  const key = JSON.stringify(
    Object.fromEntries(['q', ...choices.map(({ name }) => name)].map((name) => [name, values[name] ?? ''])),
  );
  const given = useMemo(() => JSON.parse(key) as Fields, [key]);
  const { typed, typePart } = useTyped({
    given,
    same: (a: Fields, b: Fields) => JSON.stringify(read(a)) === JSON.stringify(read(b)),
    send: (fields) => void navigate({ to, search: read(fields) as never, replace: true, resetScroll: false }),
  });
  return (
    <search className="grid grid-cols-1 gap-4">
      <TextInput
        type="search"
        label={t('search')}
        hint={searchHint}
        maxLength={titleWordsMost}
        value={typed.q ?? ''}
        onChange={({ target }) => typePart({ q: target.value })}
      />
      <FoldedFilters chosen={choices.filter(({ name }) => typed[name] !== '').length}>
        {choices.map(({ name, label, none, options }) => (
          <Select
            key={name}
            label={label}
            value={typed[name] ?? ''}
            onChange={({ target }) => typePart({ [name]: target.value })}
          >
            <option value="">{none}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ))}
      </FoldedFilters>
    </search>
  );
}
