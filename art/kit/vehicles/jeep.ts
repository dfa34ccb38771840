import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, shape, stroke } from '../shapes.ts';
import { coachwork, tones } from './coachwork.ts';

/** A small open jeep with a roll bar, 340 long and 165 high, facing left. */
export function openJeep(palette: Palette, own: Hex = '#e0b13a'): Drawing {
  const tone = tones(palette, own);
  const seat = lit(palette, '#5a3f30');
  return (
    shape(tone.dark, 'M-150-56H160V-32H-150z') +
    shape(seat, 'M-4-78C-8-110 0-124 12-126C24-124 24-100 22-78zM82-78C78-110 86-124 98-126C110-124 110-100 108-78z') +
    stroke(tone.dark, 4, 'M-52-96L-34-112') +
    stroke(tone.dark, 5, 'M-44-124L-24-104') +
    coachwork(palette, {
      id: 'jeep',
      own,
      outline:
        'M-168-48V-94C-168-102-164-106-156-107L-72-112L-56-104H-40L-24-64H50L60-96H156C162-96 166-92 166-86V-48z',
      glass: 'M0 0H1V1z',
      seams: 'M-62-108V-52M56-92V-52M-150-88H-80',
      waist: -76,
      wheels: { at: [-104, 104], radius: 37 },
    }) +
    // Windscreen frame, roll bar, spare wheel, lamp and bumper.
    stroke(tone.dark, 6, 'M-70-112L-54-166') +
    shape(tone.shine, 'M-64-116L-52-158L-48-158L-58-116z') +
    stroke(tone.dark, 7, 'M60-96V-150C60-158 64-162 72-162H120C132-162 136-156 138-146L148-96') +
    box(tone.dark, { x: 164, y: -122, width: 22, height: 76, round: 10 }) +
    disc(tone.warm, -165, -90, 9) +
    box(tone.dark, { x: -180, y: -62, width: 24, height: 14, round: 4 }) +
    stroke(tone.low, 10, 'M-156-50C-152-78-132-88-104-88S-58-78-54-50M54-50C58-78 76-88 104-88S150-78 156-50')
  );
}
