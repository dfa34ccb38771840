import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** Background and text colour of each tone. */
const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

export const toneIcons: Record<Tone, IconName> = {
  neutral: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'warning',
  info: 'info',
};

/** A short text about a state; colour alone is not enough. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-s px-2 py-0.5 font-text text-xs font-semibold max-sm:in-[td]:whitespace-normal before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

interface NoticeProps {
  tone?: Tone;
  /** Part of the page from the start, so screen readers do not announce it. */
  still?: boolean;
  /** Stands out above the message. */
  title?: string | undefined;
  children: ReactNode;
}

/** A box with a message; screen readers announce it when it appears, unless it is `still`. */
export function Notice({ tone = 'info', still = false, title, children }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={still ? undefined : role} className={classes('flex gap-3 rounded-m p-4', tones[tone])}>
      <Icon name={toneIcons[tone]} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
