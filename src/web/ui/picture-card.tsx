import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface PictureCardProps {
  /** A `Picture` or a placeholder; it fills the frame. */
  picture: ReactNode;
  /** The frame's shape, as classes: `aspect-4/3`, `aspect-4/3 md:aspect-3/4`. */
  frame?: string;
  /** A link, whose area covers the whole card. */
  title: ReactNode;
  /** The level of the title, one below the heading above the cards. */
  level?: 2 | 3;
  size?: 'l' | 'xl';
  /** The picture grows with the height of the card. */
  fill?: boolean;
  /** The title's language, where it is not the page's. */
  lang?: string | undefined;
  kicker?: ReactNode;
  /** Below the title: facts, rating, price. */
  children?: ReactNode;
}

/**
 * A picture with text, without a box. The title's link covers the card, so that all of it can be clicked while screen
 * readers find one link.
 */
export function PictureCard(props: PictureCardProps) {
  const { picture, frame = 'aspect-4/3', title, level = 3, size = 'l', fill = false, lang, kicker, children } = props;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col gap-3">
      <div
        className={classes(
          'overflow-hidden rounded-m bg-sunken **:size-full **:object-cover **:transition-transform **:duration-(--calm) **:ease-calm group-hover:**:scale-102',
          frame,
          fill && 'grow',
        )}
      >
        {picture}
      </div>
      <div className={classes('flex flex-col gap-1', !fill && 'grow')}>
        {kicker !== undefined && <div className="text-s text-ink-soft">{kicker}</div>}
        <Title
          lang={lang}
          className={classes(
            size === 'l' ? 'text-l' : 'text-xl',
            '[&_a]:decoration-1 [&_a]:underline-offset-4 [&_a]:after:absolute [&_a]:after:inset-0 group-hover:[&_a]:underline',
          )}
        >
          {title}
        </Title>
        {children}
      </div>
    </article>
  );
}
