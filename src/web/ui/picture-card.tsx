import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface PictureCardProps {
  /** An `img` or picture that fills its frame; it has to cover it by itself. */
  picture: ReactNode;
  /** width / height */
  ratio?: '4/3' | '3/4' | '1/1' | '16/9';
  /** A link; its area is stretched over the whole card. */
  title: ReactNode;
  kicker?: ReactNode;
  /** Below the title: facts, rating, price. */
  children?: ReactNode;
  className?: string;
}

const ratios = { '4/3': 'aspect-4/3', '3/4': 'aspect-3/4', '1/1': 'aspect-square', '16/9': 'aspect-video' };

/**
 * A picture and its words on the paper itself. The title's link covers the card, so that all of it can be clicked while
 * screen readers hear one link.
 */
export function PictureCard({ picture, ratio = '4/3', title, kicker, children, className }: PictureCardProps) {
  return (
    <article className={classes('group relative grid content-start gap-3', className)}>
      <div
        className={classes(
          'overflow-hidden rounded-m bg-sunken [&>*]:size-full [&>*]:object-cover [&>*]:transition-transform [&>*]:duration-(--calm) [&>*]:ease-calm group-hover:[&>*]:scale-102',
          ratios[ratio],
        )}
      >
        {picture}
      </div>
      <div className="grid gap-1">
        {kicker !== undefined && <p className="text-s text-ink-soft">{kicker}</p>}
        <h3 className="text-l [&_a]:after:absolute [&_a]:after:inset-0 group-hover:[&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4">
          {title}
        </h3>
        {children}
      </div>
    </article>
  );
}
