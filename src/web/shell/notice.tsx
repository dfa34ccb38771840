import type { ReactNode } from 'react';

/** A line above the header. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <aside className="night px-4 py-1 text-center text-xs text-ink-soft">{children}</aside>
);
