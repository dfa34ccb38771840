import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A few words above a heading, behind a thin gold rule or a number. */
export function Kicker({ number, className, children }: { number?: number; className?: string; children: ReactNode }) {
  return (
    <p className={classes('flex items-center gap-3 text-s font-semibold text-accent', className)}>
      {number === undefined ? (
        <span aria-hidden="true" className="h-px w-8 bg-gold" />
      ) : (
        <span className="font-display text-l font-normal leading-none">{number}</span>
      )}
      {children}
    </p>
  );
}
