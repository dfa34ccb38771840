import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

/** A safari four-wheel drive with its roof up, 560 long and 285 high, facing left. `id` is unique in the scene. */
export function landCruiser(palette: Palette, id: string, own: Hex = '#8d8a58', distance = 0): Drawing {
  const tone = tones(palette, own, distance);
  return (
    shape(tone.dark, 'M-250-70H262V-40H-250z') +
    stroke(tone.dark, 6, 'M-52-206V-268M96-206V-268M232-206V-268') +
    inmates(palette, -236, [20, 164]) +
    shape(tone.body, 'M-96-266C-70-280 20-284 90-284S240-280 262-266z') +
    shape(tone.low, 'M-96-266H262V-257H-96z') +
    stroke(tone.high, 4, 'M-70-274C0-282 170-282 236-274') +
    coachwork(palette, {
      id,
      own,
      distance,
      outline:
        'M-276-58V-112C-276-124-268-130-254-131L-112-140L-78-204C-74-210-66-213-58-213H264C272-213 276-208 276-200V-58z',
      glass: 'M-100-146L-72-198H-22V-140H-98zM-10-198H84V-138H-10zM96-198H180V-138H96zM192-198H258V-138H192z',
      seams: 'M-112-134V-62M-16-206V-62M90-206V-62M-2-118H14M104-118H120',
      waist: -92,
      wheels: { at: [-180, 176], radius: 46 },
      inmates: inmates(palette, -166, [-46, 40, 138, 226]),
    }) +
    // Wings over the wheels, bull bar, snorkel, jerrican and the spare wheel behind.
    stroke(tone.low, 12, 'M-240-56C-236-92-214-106-180-106S-124-92-120-56') +
    stroke(tone.low, 12, 'M116-56C120-92 142-106 176-106S232-92 236-56') +
    stroke(tone.dark, 8, 'M-288-44V-116C-288-124-282-128-272-128M-288-84H-276') +
    box(tone.dark, { x: -296, y: -64, width: 24, height: 18, round: 4 }) +
    disc(tone.warm, -272, -108, 11) +
    stroke(tone.dark, 8, 'M-122-128L-90-192V-218') +
    box(tone.dark, { x: -98, y: -228, width: 14, height: 16, round: 3 }) +
    box(lit(palette, '#d8402c', distance), { x: 268, y: -120, width: 9, height: 30, round: 2 }) +
    box(tone.dark, { x: 276, y: -156, width: 22, height: 84, round: 10 }) +
    stroke(tone.dark, 8, 'M-110-62H104')
  );
}
