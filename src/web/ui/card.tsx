import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A sheet laid on the page: booking panel, form. `padded={false}` lets a picture reach its edges. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return (
    <div
      className={classes(
        'overflow-hidden rounded-l border border-line bg-surface shadow-raised',
        padded && 'p-5 sm:p-6',
        className,
      )}
      {...rest}
    />
  );
}
