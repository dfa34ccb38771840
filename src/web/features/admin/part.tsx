import type { ReactNode } from 'react';

/** A part of a page about one thing. */
export function Part({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <div className="grid max-w-3xl gap-1">
        <h2>{title}</h2>
        {lead !== undefined && <p className="text-s text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
