import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';

interface TabsProps<Value extends string> {
  /** The name of the tab list, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: { value: Value; label: ReactNode; panel: ReactNode }[];
  /** On phones the tabs stay in one row, which scrolls: for those that would fill several lines. */
  oneRow?: boolean;
}

const phoneRow =
  'max-sm:relative max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pr-12 max-sm:pl-4 max-sm:whitespace-nowrap max-sm:*:shrink-0 max-sm:[mask-image:linear-gradient(to_left,transparent,black_--spacing(12))] max-sm:[scrollbar-width:none]';

/** Tabs whose choice is kept by the page, best in its address. On narrow screens they wrap, so that all are visible. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, oneRow = false }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [value]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        ref={row}
        aria-label={label}
        className={classes('flex flex-wrap gap-x-5 border-b border-line sm:gap-x-8', oneRow && phoneRow)}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 min-w-11 border-b-2 border-transparent text-s font-medium text-ink-soft transition-colors hover:text-ink data-active:border-brand data-active:text-ink sm:text-m"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
