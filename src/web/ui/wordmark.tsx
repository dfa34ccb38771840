import { classes } from './classes.ts';

/** The mark: an acacia before the rising sun. Also public/favicon.svg, where it stands on its own ground. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classes('shrink-0', className)} aria-hidden="true">
      <circle cx="16" cy="18" r="9.5" className="fill-gold" />
      <path
        className="fill-current"
        d="M3 12.5c2.2-4.8 7.4-7 13-7s10.8 2.2 13 7c-3.6 1.3-7.3 1.4-10.4 1-.6 2.7-.9 6-.6 10H31v2.500H1V23.500h13c.3-3.2.1-6.5-.7-9.300L9.6 13.800C7.4 13.7 5 13.3 3 12.500Z"
      />
    </svg>
  );
}

/** The name as a logo. The link around it says where it leads. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2 font-display text-[1.5rem] leading-none', className)}>
      <Mark className="size-8 text-brand" />
      Twende
    </span>
  );
}
