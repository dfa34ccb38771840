import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { iconButtonClasses } from './icon-button-classes.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** The name for screen readers, and the tooltip. */
  label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classes(iconButtonClasses, className)} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
