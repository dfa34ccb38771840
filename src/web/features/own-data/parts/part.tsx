import { type ReactNode, useId } from 'react';

/** A part of the page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
