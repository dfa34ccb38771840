import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

/** primary: the one action of a screen. quiet: every other. plain: beside either. danger: what cannot be undone. */
type Kind = 'primary' | 'quiet' | 'danger' | 'plain';

const kinds: Record<Kind, string> = {
  primary: 'border-transparent bg-action px-6 text-on-action hover:bg-action-strong',
  quiet: 'border-line-strong px-5 text-ink hover:border-ink hover:bg-sunken',
  danger: 'border-danger px-5 text-danger hover:bg-danger-soft',
  plain: 'border-transparent px-2 text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong',
};

function buttonClasses(kind: Kind = 'primary', className?: string): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-m border py-2 text-center text-m font-semibold leading-tight',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
    kinds[kind],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  /** While true the button shows a spinner and takes no clicks; it keeps its name and its focus. */
  busy?: boolean;
}

/** A button; `type` is `button` unless said otherwise. */
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

/** A link that looks like a button; takes what the router's Link takes, and `kind`. */
export const LinkButton = createLink(({ kind, className, ...rest }: ComponentProps<'a'> & { kind?: Kind }) => (
  <a className={buttonClasses(kind, className)} {...rest} />
));
