import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** Background and ink of a meaning. */
export const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A short word about a state; never colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes('inline-flex items-center rounded-s px-2 py-0.5 text-s font-semibold', tones[tone])}>
      {children}
    </span>
  );
}

/** A box with a message that stays. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classes('rounded-m p-4', tones[tone])}>
      {children}
    </div>
  );
}
