import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

/** The look of a square control that shows an icon only. */
export const iconButtonClasses =
  'inline-grid size-11 shrink-0 place-items-center rounded-m text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** Its name for screen readers and as a tip. */
  label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classes(iconButtonClasses, className)} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
