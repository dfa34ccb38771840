import type { ReactNode } from 'react';

interface ProviderPageProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Above the title, such as the way back to the list. */
  above?: ReactNode;
  /** Buttons and links beside the title; the first is the page's main action. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the panel, inside its frame: title, actions, and parts with even distances. */
export function ProviderPage({ title, lead, above, actions, children }: ProviderPageProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5 sm:gap-8 md:gap-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 max-w-2xl gap-2">
          {above}
          <h1 className="wrap-anywhere">{title}</h1>
          {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
