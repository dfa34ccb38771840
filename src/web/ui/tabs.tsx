import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** The name of the tab list, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: { value: Value; label: ReactNode; panel: ReactNode }[];
}

/** Tabs whose choice is kept by the page, best in its address. On narrow screens they wrap, so that all are visible. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List aria-label={label} className="flex flex-wrap gap-x-5 border-b border-line sm:gap-x-8">
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
