import { useId } from 'react';
import { classes } from './classes.ts';

/** A narrow band of beads: an ornament at the edge of the footer and of cards. */
export function Beadwork({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="14" className={classes('block', className)}>
      <pattern id={id} width="56" height="14" patternUnits="userSpaceOnUse">
        <path className="fill-bead-ground" d="M0 0h56v14H0z" />
        <path className="fill-bead-red" d="M1 0h26L14 13Z" />
        <path className="fill-bead-green" d="M29 14 42 1l13 13Z" />
        <path className="fill-bead-gold" d="m14 1.5 3.5 3.5L14 8.5 10.5 5Z" />
        <path className="fill-bead-white" d="m42 5.5 3.5 3.5L42 12.5 38.5 9Z" />
        <path className="fill-bead-gold" d="M28 4.5 30.5 7 28 9.5 25.5 7ZM0 4.5 2.5 7 0 9.5ZM56 4.5 53.5 7 56 9.5Z" />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
