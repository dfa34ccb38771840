import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A raised box, such as the booking panel or a form. With `padded={false}` a picture can reach its edges. */
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
