import { useNavigate } from '@tanstack/react-router';
import { keepSearch } from '#web/lib/keep-search.ts';
import { Select } from '#web/ui/inputs.tsx';

interface ChoiceFilterProps<Value extends string> {
  label: string;
  /** The search parameter of the page's address. */
  name: string;
  value: Value | undefined;
  /** What it is called that leaves nothing out; without it one of the values is always chosen. */
  all?: string;
  options: readonly Value[];
  textOf: (value: Value) => string;
}

/** A choice that stands in the address; another one begins with the first page. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, name, value, all, options, textOf } = props;
  const navigate = useNavigate();
  return (
    <Select
      label={label}
      className="sm:max-w-xs"
      value={value ?? ''}
      onChange={({ target }) =>
        void navigate({
          to: '.',
          search: keepSearch({ [name]: target.value || undefined, page: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </Select>
  );
}
