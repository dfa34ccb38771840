import { lit, type Palette } from '../light.ts';
import type { Look } from '../people/looks.ts';
import { person } from '../people/person.ts';
import { poses } from '../people/poses.ts';
import { type Drawing, disc, place, stroke } from '../shapes.ts';

/** Somebody in a light wheelchair, about 240 high, facing left; the same scale as people. */
export function wheelchairUser(palette: Palette, look: Look): Drawing {
  const frame = lit(palette, '#2f5f8a');
  const metal = lit(palette, '#c9ccc8');
  return (
    stroke(frame, 8, 'M34-170L28-80') +
    place({ x: 6, y: -90 }, person(palette, look, poses.sitting)) +
    stroke(frame, 8, 'M36-170L30-78H-44L-72-22M30-78L14-50M36-170H58') +
    stroke(frame, 8, 'M-92-14H-66') +
    `<circle cx="14" cy="-54" r="51" fill="none" stroke="${palette.ink}" stroke-width="7"/>` +
    `<circle cx="14" cy="-54" r="43" fill="none" stroke="${metal}" stroke-width="4"/>` +
    stroke(metal, 2, 'M14-97V-11M-29-54H57M-16-84L44-24M44-84L-16-24') +
    disc(frame, 14, -54, 8) +
    disc(palette.ink, -56, -14, 14) +
    disc(metal, -56, -14, 5)
  );
}
