import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

interface VanLook {
  /** Unique in the scene. */
  id: string;
  own: Hex;
  band?: Hex;
  /** A safari van's roof, raised on its struts. */
  popTop?: boolean;
  distance?: number;
}

const outline =
  'M-262-36C-268-60-268-84-262-100C-256-110-244-118-232-124C-216-152-198-184-180-204C-172-214-158-220-140-221C-40-226 130-226 232-222C250-220 258-208 260-190C264-150 264-90 260-36z';

/** A fourteen-seat van of Kenya's roads, 530 long and 225 high (300 with its roof up), facing left. */
export function van(palette: Palette, { id, own, band, popTop = false, distance = 0 }: VanLook): Drawing {
  const tone = tones(palette, own, distance);
  return (
    shape(tone.dark, 'M-240-50H248V-24H-240z') +
    (popTop ? raisedRoof(palette, own, distance) : '') +
    coachwork(palette, {
      id,
      own,
      distance,
      outline,
      glass:
        'M-222-128C-208-154-192-182-178-198H-122V-126zM-112-200H-20V-128H-112zM-10-201H112V-130H-10zM122-201H226C236-201 240-194 241-184L244-134H122z',
      seams: 'M-117-210V-40M-15-212V-40M117-212V-40M-92-104H-76M6-104H22',
      waist: -84,
      wheels: { at: [-176, 152], radius: 35 },
      inmates: inmates(palette, -160, [-158, -62, 34, 80, 172]),
      livery: band
        ? shape(
            lit(palette, band, distance),
            'M-300-112C-160-120-60-96 60-92S220-110 300-128V-96C200-82 120-66 40-70S-160-96-300-88z',
          )
        : '',
    }) +
    shape(tone.warm, 'M-266-96L-240-112C-234-104-236-92-242-84L-266-80z') +
    box(tone.dark, { x: -270, y: -54, width: 40, height: 18, round: 6 }) +
    box(lit(palette, '#d8402c', distance), { x: 250, y: -140, width: 12, height: 46, round: 3 }) +
    shape(tone.dark, 'M-218-142C-232-144-240-138-240-126H-220z') +
    stroke(tone.high, 4, 'M-168-214C-120-222 120-222 230-218')
  );
}

function raisedRoof(palette: Palette, own: Hex, distance: number): Drawing {
  const tone = tones(palette, own, distance);
  return (
    stroke(tone.dark, 6, 'M-104-220V-288M20-220V-288M148-220V-288') +
    // Guests stand at the open side.
    inmates(palette, -256, [-40, 84]) +
    shape(tone.dark, 'M-128-222H178V-212H-128z') +
    shape(tone.body, 'M-140-284C-120-298-60-304 20-304S160-300 184-284z') +
    shape(tone.low, 'M-140-284H184V-276H-140z') +
    stroke(tone.high, 4, 'M-122-290C-80-302 120-303 166-292')
  );
}
