import { classes } from './classes.ts';

/** Our mark, an acacia before the rising sun; public/favicon.svg has it with a background. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classes('shrink-0', className)} fill="none" aria-hidden="true">
      <path className="fill-gold" d="M6.5 25.5a9.5 9.5 0 0 1 19 0Z" />
      <path
        className="stroke-current"
        d="M16 25.5v-7.2L10.8 13M16 18.3l5.4-5.3M1.5 25.5h29"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="fill-current"
        d="M2.5 12.3c1.8-4.2 6.8-6.3 12.3-6.3 6.7 0 12.4 2.3 14.7 5.8-2.6 1.8-5.8 2.3-9 2-3.5-.4-6.4-.4-9.5.1-3 .5-6.2.2-8.5-1.6Z"
      />
    </svg>
  );
}

/** Our name as a logo, without a link. With large letters on a narrow screen it leaves room for the header's buttons. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[min(1.5rem,7.5vw)] leading-none">
      <Mark className="size-8 text-brand max-[21.25rem]:hidden" />
      Twende
    </span>
  );
}
