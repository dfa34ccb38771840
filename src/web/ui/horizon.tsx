import { classes } from './classes.ts';

/** A sun on a skyline: an ornament between sections and above empty states. */
export function Horizon({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('flex items-end text-gold', className)}>
      <svg aria-hidden="true" viewBox="0 0 64 26" className="h-6.5 w-16 shrink-0" fill="none">
        <path d="M18 25a14 14 0 0 1 28 0Z" fill="currentColor" />
        <path
          d="M32 2.5v4M12.5 10.5l3 2.5M51.5 10.5l-3 2.5M21 5l1.6 3.6M43 5l-1.6 3.6"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path d="M0 25.25h64" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="h-[1.5px] grow bg-line" />
    </div>
  );
}
