import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

/**
 * primary: the main action of a screen. quiet: other actions. plain: beside either. danger: actions that cannot be
 * undone.
 */
type Kind = 'primary' | 'quiet' | 'danger' | 'plain';

const kinds: Record<Kind, string> = {
  primary: 'border-transparent bg-action px-6 text-on-action hover:bg-action-strong',
  quiet: 'border-line-strong px-5 text-ink hover:border-ink hover:bg-sunken',
  danger: 'border-danger px-5 text-danger hover:bg-danger-soft',
  plain: 'border-transparent px-2 text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong',
};

function buttonClasses(kind: Kind = 'primary', className?: string): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-m border py-2 text-center text-m font-semibold leading-tight print:hidden',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
    kinds[kind],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  /** The button shows a spinner and ignores clicks; it keeps its name and the focus. */
  busy?: boolean;
}

export function Button({ kind, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClasses(kind, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button; it has the props of the router's Link, and `kind`. */
export const LinkButton = createLink(({ kind, className, ...rest }: ComponentProps<'a'> & { kind?: Kind }) => (
  <a className={buttonClasses(kind, className)} {...rest} />
));
