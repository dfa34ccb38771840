import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface FoundItemProps {
  to: string;
  title: ReactNode;
  state: ReactNode;
  children: ReactNode;
}

/** A provider or a listing in a list: name, state and a line of facts. */
export function FoundItem({ to, title, state, children }: FoundItemProps) {
  return (
    <article className="group relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h2 className="text-l">
          <Link to={to} className="underline-offset-4 wrap-anywhere group-hover:underline after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="text-s text-ink-soft">{children}</p>
      </div>
      {state}
    </article>
  );
}
