import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The look of a link in or under a text, for those that leave our pages. */
export const textLinkClasses =
  'font-semibold text-brand underline decoration-1 underline-offset-4 transition-colors hover:text-brand-strong';

/** A link in or under a text; takes what the router's Link takes. */
export const TextLink = createLink(({ className, ...rest }: ComponentProps<'a'>) => (
  <a className={classes(textLinkClasses, className)} {...rest} />
));
