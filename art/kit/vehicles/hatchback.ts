import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

/** A compact city car, 390 long and 150 high, facing left. `id` is unique in the scene. */
export function hatchback(palette: Palette, id: string, own: Hex, distance = 0): Drawing {
  const tone = tones(palette, own, distance);
  return (
    shape(tone.dark, 'M-176-40H180V-20H-176z') +
    coachwork(palette, {
      id,
      own,
      distance,
      outline:
        'M-190-28C-198-48-197-70-188-80C-164-93-134-99-100-101C-74-124-46-143-20-149C30-156 92-153 124-146C150-136 168-116 180-96C192-88 197-60 192-28z',
      glass:
        'M-84-101C-62-120-38-136-14-141H32V-104zM42-142H92C104-141 112-139 118-136L132-106H42zM128-134C142-126 154-114 162-102L140-106z',
      seams: 'M-88-98C-92-70-90-50-84-32M37-148V-32M132-106C136-80 128-66 116-52M20-88H8M112-90H100',
      waist: -66,
      wheels: { at: [-124, 124], radius: 30 },
      inmates: inmates(palette, -124, [-4]),
    }) +
    shape(tone.warm, 'M-190-78L-158-90C-152-80-160-70-170-66L-194-66z') +
    shape(lit(palette, '#d8402c', distance), 'M170-98L184-92L192-68L178-70z') +
    box(tone.dark, { x: -198, y: -44, width: 30, height: 12, round: 6 }) +
    shape(tone.low, 'M-80-106C-92-110-98-104-98-94H-80z') +
    stroke(tone.high, 4, 'M-14-146C30-153 90-150 120-143')
  );
}
