import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  /** Its name in addresses that lead to it. */
  anchor?: string;
  title: ReactNode;
  text?: ReactNode;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the panel, below its own heading. */
export function PanelSection({ anchor, title, text, action, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-24 grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id={id}>{title}</h2>
        {action}
        {text !== undefined && <p className="basis-full text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
