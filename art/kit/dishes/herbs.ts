import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { type Drawing, disc, ellipse, place, rotate, shape, stroke } from '../shapes.ts';
import { arc } from '../table/arcs.ts';

const leaflet = 'M0 0C-16-8-22-20-14-30C-10-24-8-24-6-34C0-40 0-40 6-34C8-24 10-24 14-30C22-20 16-8 0 0z';

/** Coriander (dania): a sprig about 90 long. */
export const coriander = (palette: Palette, turn = 0): Drawing =>
  rotate(
    turn,
    stroke(lit(palette, '#5d8a3a'), 4, 'M0 40C4 10-2-10 0-24M1 12L-24-8M0 4L24-16') +
      place({ x: 0, y: -20 }, shape(lit(palette, '#4c8a38'), leaflet)) +
      place({ x: -22, y: -6, scale: 0.9 }, rotate(-48, shape(lit(palette, '#6ba548'), leaflet))) +
      place({ x: 24, y: -14, scale: 0.9 }, rotate(42, shape(lit(palette, '#3a7434'), leaflet))),
  );

/** Chopped green herbs over a round of this radius. */
export const chopped = (
  palette: Palette,
  random: Random,
  { radius, count = 14, own = '#4c8a38' }: { radius: number; count?: number; own?: Hex },
): Drawing => {
  const bits = Array.from({ length: count }, () => {
    const [angle, far] = [between(random, 0, Math.PI * 2), radius * Math.sqrt(random())];
    return `M${(Math.cos(angle) * far).toFixed(0)} ${(Math.sin(angle) * far).toFixed(0)}l${between(random, -9, 9).toFixed(0)} ${between(random, -9, 9).toFixed(0)}`;
  });
  return stroke(lit(palette, own), 7, bits.join(''));
};

/** A red or green chilli about 120 long. */
export function chilli(palette: Palette, own: Hex = '#cf2f27', turn = 0): Drawing {
  const skin = lit(palette, own);
  return rotate(
    turn,
    shape(skin, 'M-50-8C-20-18 30-12 66 14C28 10-14 18-46 10C-56 6-58-4-50-8z') +
      shape(mix(skin, '#ffffff', 0.5), 'M-38-4C-14-10 12-6 32 2C10 0-14-2-36 2z') +
      stroke(lit(palette, '#4c7a35'), 7, 'M-54 0C-64-2-70-8-78-8'),
  );
}

/** Half a lime, cut side up, 50 in radius. */
export function limeHalf(palette: Palette, own: Hex = '#7fae3f'): Drawing {
  const flesh = lit(palette, '#dbe59a');
  const segments = Array.from({ length: 8 }, (_, index) =>
    rotate(index * 45, shape(mix(flesh, lit(palette, own), 0.35), 'M0-5L-12-36Q0-42 12-36z')),
  );
  return (
    disc(mix(lit(palette, own), palette.ink, 0.3), 4, 6, 50) +
    disc(lit(palette, own), 0, 0, 50) +
    disc(lit(palette, '#f1f2cf'), 0, 0, 44) +
    segments.join('') +
    stroke(mix(flesh, '#ffffff', 0.7), 4, arc(26, 200, 250))
  );
}

/** A star anise, cloves, cardamom pods and a cinnamon stick: whole spices, each about 60 long. */
export const spices = {
  anise: (palette: Palette): Drawing =>
    Array.from({ length: 8 }, (_, index) =>
      rotate(
        index * 45,
        shape(lit(palette, index % 2 ? '#6e3d22' : '#8a4f2b'), 'M0-4C-9-12-9-26 0-36C9-26 9-12 0-4z') +
          ellipse(lit(palette, '#c98a4a'), { x: 0, y: -18, rx: 3, ry: 6 }),
      ),
    ).join(''),
  cardamom: (palette: Palette): Drawing =>
    shape(lit(palette, '#a9b56a'), 'M-28 0C-18-16 14-16 28 0C14 16-18 16-28 0z') +
    stroke(lit(palette, '#74833f'), 3, 'M-24 0C-8-5 10-5 24 0M-18 7C-4 9 8 9 18 6'),
  clove: (palette: Palette): Drawing =>
    stroke(lit(palette, '#5a2f1c'), 8, 'M-22 0H12') +
    disc(lit(palette, '#7a4526'), 16, 0, 9) +
    disc(lit(palette, '#a5673a'), 15, -2, 4),
  cinnamon: (palette: Palette): Drawing =>
    shape(lit(palette, '#9a5a30'), 'M-70-14H70V14H-70z') +
    shape(lit(palette, '#b97a45'), 'M-70-14H70V-6H-70z') +
    stroke(lit(palette, '#6e3d20'), 3, 'M-70 3H70') +
    disc(lit(palette, '#6e3d20'), 70, -6, 7) +
    disc(lit(palette, '#6e3d20'), 70, 8, 6),
};
