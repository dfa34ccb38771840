import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the overview, below its own heading. */
export function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id={id} className="text-l">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
