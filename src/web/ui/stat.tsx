import type { ReactNode } from 'react';

/** A row of figures; its children are `Stat`s. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8">{children}</dl>;
}

/** One figure with its name. */
export function Stat({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 border-l border-gold pl-3 sm:pl-4">
      <dt className="text-s text-ink-soft wrap-break-word">{label}</dt>
      <dd className="font-display text-l leading-tight sm:text-xl tabular-nums wrap-break-word">{children}</dd>
    </div>
  );
}
