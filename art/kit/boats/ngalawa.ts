import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, limb, shape, stroke } from '../shapes.ts';

/** A ngalawa, the dugout with two outriggers, 360 long and 360 high, its bow to the left; its keel is at the origin. */
export function ngalawa(palette: Palette, sail: 'set' | 'furled', distance = 0): Drawing {
  const wood = lit(palette, '#9a6b45', distance);
  const dark = shaded(palette, '#6f4a30', distance);
  const spar = mix(dark, wood, 0.3);
  const float = (x: number, y: number, tone: string) =>
    limb(tone, [
      [x - 104, y - 6, 5],
      [x - 84, y, 13],
      [x + 84, y, 13],
      [x + 100, y - 3, 7],
    ]);
  return (
    float(18, -16, dark) +
    stroke(dark, 7, 'M-44-34Q-34-60-24-20M62-36Q72-62 80-20') +
    (sail === 'set' ? spread(palette, spar, distance) : rolled(palette, spar, distance)) +
    shape(wood, 'M-190-58C-150-38-90-34 0-34C90-34 140-36 184-52L170-20C150-4 130 2 110 2H-110C-140 0-168-22-190-58z') +
    shape(dark, 'M-176-40C-130-14-60-14 0-14C80-14 140-16 176-32L170-20C150-4 130 2 110 2H-110C-134 2-158-14-176-40z') +
    stroke(mix(palette.rim, palette.haze, distance), 3, 'M-190-58C-150-38-90-34 0-34C90-34 140-36 184-52') +
    stroke(lit(palette, '#d9583a', distance), 6, 'M-172-45C-130-24-60-23 0-23C80-23 140-25 176-40') +
    stroke(spar, 8, 'M-40-40Q-64-50-70 8M66-42Q54-52 46 8') +
    float(-14, 14, wood)
  );
}

function spread(palette: Palette, spar: string, distance: number): Drawing {
  const cloth = lit(palette, '#f7ecd2', distance);
  return (
    limb(spar, [
      [4, -30, 11],
      [-22, -226, 6],
    ]) +
    shape(cloth, 'M-138-84C-90-150-10-260 70-358C98-290 106-180 92-72C20-56-70-62-138-84z') +
    shape(
      mix(cloth, shaded(palette, '#dcc79c', distance), 0.5),
      'M70-358C98-290 106-180 92-72C74-67 52-64 32-63C64-150 76-260 70-358z',
    ) +
    stroke(spar, 7, 'M-146-78C-94-150-10-260 76-368')
  );
}

function rolled(palette: Palette, spar: string, distance: number): Drawing {
  const cloth = lit(palette, '#f0e2c2', distance);
  return (
    limb(spar, [
      [4, -30, 11],
      [-20, -250, 6],
    ]) +
    shape(cloth, 'M-132-98L118-196L116-178C40-140-60-92-126-84z') +
    stroke(spar, 6, 'M-150-94L130-204') +
    stroke(spar, 2, 'M-20-250L-180-56M-20-250L172-50')
  );
}
