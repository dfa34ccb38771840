import { useId } from 'react';
import { classes } from './classes.ts';

/** A narrow band of beads, as on a bracelet: the edge of the footer and of vouchers. Pure ornament. */
export function Beadwork({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="14" className={classes('block', className)}>
      <pattern id={id} width="56" height="14" patternUnits="userSpaceOnUse">
        <path className="fill-bead-ground" d="M0 0h56v14H0z" />
        <path className="fill-bead-red" d="M0 0h28L14 14ZM28 14 42 0l14 14Z" />
        <path className="fill-bead-gold" d="m14 2 4 4-4 4-4-4Z" />
        <path className="fill-bead-green" d="m42 4 4 4-4 4-4-4Z" />
        <path
          className="fill-bead-white"
          d="M28 3.5 31.5 7 28 10.5 24.5 7ZM0 3.5 3.5 7 0 10.5ZM56 3.5 52.5 7 56 10.5Z"
        />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
