import type { ReactNode } from 'react';

interface SectionProps {
  /** Also the name of its screenshot in the tests. */
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** A group of controls. */
export function Section({ id, number, title, children }: SectionProps) {
  return (
    <section
      data-shown={id}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 border-t border-line py-10 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10"
    >
      <h2 id={id} className="flex items-baseline gap-3 text-l">
        <span className="w-6 text-accent tabular-nums">{number}</span>
        {title}
      </h2>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>
    </section>
  );
}

/** Examples side by side as far as they fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
