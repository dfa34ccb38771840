import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The classes of a link in or under a text, for links to other sites. */
export const textLinkClasses =
  'font-semibold text-brand underline decoration-1 underline-offset-4 transition-colors hover:text-brand-strong';

/** A link in or under a text; it has the props of the router's Link. */
export const TextLink = createLink(({ className, ...rest }: ComponentProps<'a'>) => (
  <a className={classes(textLinkClasses, className)} {...rest} />
));
