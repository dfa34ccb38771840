import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

interface SuvLook {
  /** Unique in the scene. */
  id: string;
  own: Hex;
  distance?: number;
  seated?: readonly number[];
}

/** A family four-wheel drive, 480 long and 188 high, facing left. */
export function suv(palette: Palette, { id, own, distance = 0, seated = [-40, 80] }: SuvLook): Drawing {
  const tone = tones(palette, own, distance);
  return (
    shape(tone.dark, 'M-220-52H226V-26H-220z') +
    coachwork(palette, {
      id,
      own,
      distance,
      outline:
        'M-236-40C-242-62-242-88-234-102C-222-112-170-118-110-121C-86-146-58-170-36-180C20-190 140-189 196-182C210-178 218-160 226-128C238-112 240-70 234-38z',
      glass: 'M-92-120C-70-142-48-162-30-171H34V-122zM44-172H128V-124H44zM138-172H186C196-168 204-150 208-128H138z',
      seams: 'M-96-116V-44M39-178V-46M133-178L138-120M22-104H6M112-104H96',
      waist: -80,
      wheels: { at: [-152, 146], radius: 38 },
      inmates: inmates(palette, -148, seated),
    }) +
    shape(tone.warm, 'M-238-98L-204-108C-200-96-206-88-214-84L-240-84z') +
    shape(lit(palette, '#d8402c', distance), 'M214-122H230L236-86H222z') +
    box(tone.dark, { x: -246, y: -58, width: 40, height: 18, round: 8 }) +
    box(tone.dark, { x: 208, y: -58, width: 36, height: 18, round: 8 }) +
    shape(tone.dark, 'M-88-128C-102-132-108-126-108-114H-88z') +
    stroke(tone.dark, 6, 'M-20-188H186M0-186V-190M160-186V-190') +
    stroke(tone.high, 4, 'M-32-178C20-186 140-185 192-178')
  );
}
