import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the panel, below its own heading. */
export function PanelSection({ title, text, action, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id={id}>{title}</h2>
        {action}
        {text !== undefined && <p className="basis-full text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
