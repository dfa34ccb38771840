import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, type Point, polygon, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

const outline =
  'M-352-46C-360-90-362-140-352-176C-344-220-330-262-314-284C-306-294-292-298-272-298H330C350-298 358-288 358-270V-40H-346z';

/** A painted Nairobi minibus, 720 long and 320 high, facing left. */
export function matatu(palette: Palette, id = 'matatu'): Drawing {
  const tone = tones(palette, '#1f2a5a');
  const at = (own: `#${string}`) => lit(palette, own);
  return (
    shape(tone.dark, 'M-330-60H346V-28H-330z') +
    roofRack(palette) +
    coachwork(palette, {
      id,
      own: '#1e2c63',
      outline,
      glass:
        'M-340-196C-334-226-322-258-308-276H-262V-178H-346zM-248-276H-176V-60H-248zM-160-276H-64V-190H-160zM-54-276H42V-190H-54zM52-276H148V-190H52zM158-276H254V-190H158zM264-276H338V-190H264z',
      seams: 'M-254-286V-46M-170-286V-46M-212-276V-60M-170-120H350',
      waist: -86,
      wheels: { at: [-286 + 16, 214], radius: 44 },
      livery: paint(at),
      inmates: inmates(palette, -226, [-286, -112, -6, 30, 104, 206, 296]),
      cabin: true,
    }) +
    // Bumper, head and tail lamps, mirror.
    box(tone.metal, { x: -362, y: -56, width: 40, height: 18, round: 6 }) +
    shape(tone.warm, 'M-358-112L-330-116L-326-92L-358-88z') +
    box(at('#d8402c'), { x: 346, y: -128, width: 12, height: 44, round: 3 }) +
    stroke(tone.dark, 5, 'M-340-214L-368-226') +
    box(tone.dark, { x: -378, y: -252, width: 14, height: 36, round: 5 }) +
    stroke(tone.high, 4, 'M-270-296H330')
  );
}

/** Waves, chevrons and stars, bolder towards the rear. */
function paint(at: (own: `#${string}`) => string): Drawing {
  const rays = Array.from({ length: 13 }, (_, index): Point[] => {
    const angle = (-170 + index * 27.7) * (Math.PI / 180);
    const next = angle + 0.24;
    return [
      [236, -120],
      [236 + Math.cos(angle) * 300, -120 + Math.sin(angle) * 300],
      [236 + Math.cos(next) * 300, -120 + Math.sin(next) * 300],
    ];
  });
  return (
    shape(at('#7d2a78'), 'M-20-310C40-230 20-160 80-110S170-40 150 0H400V-310z') +
    rays.map((points) => polygon(at('#a83f8e'), points)).join('') +
    shape(
      at('#18a0a8'),
      'M-400-150C-300-190-240-96-140-128S10-190 110-120S250-40 400-96V-64C250-6 190-84 90-90S-40-150-140-96S-290-120-400-112z',
    ) +
    shape(
      at('#f3b62b'),
      'M-400-112C-290-120-240-66-140-96S-10-150 90-90S250-6 400-64V-42C250 12 170-60 80-66S-40-120-140-70S-290-100-400-88z',
    ) +
    shape(at('#e6442e'), 'M-400-88C-290-100-240-44-140-70S-10-120 80-66S230 6 400-42V0H-400z') +
    box(at('#f3b62b'), { x: -400, y: -300, width: 800, height: 14 }) +
    Array.from({ length: 24 }, (_, index) =>
      polygon(at('#e6442e'), [
        [-300 + index * 30, -300],
        [-285 + index * 30, -286],
        [-270 + index * 30, -300],
      ]),
    ).join('') +
    star(at('#fff3d2'), 236, -132, 46) +
    star(at('#e6442e'), 236, -132, 26) +
    star(at('#f3b62b'), -112, -156, 18) +
    star(at('#fff3d2'), -20, -162, 13) +
    star(at('#f3b62b'), 62, -164, 16) +
    star(at('#fff3d2'), 140, -160, 12) +
    disc(at('#fff3d2'), -66, -158, 5) +
    disc(at('#fff3d2'), 22, -166, 5) +
    disc(at('#f3b62b'), 104, -166, 5) +
    star(at('#fff3d2'), 316, -160, 14) +
    star(at('#f3b62b'), -312, -150, 18)
  );
}

function star(fill: string, x: number, y: number, radius: number): Drawing {
  return polygon(
    fill,
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index * 36 - 90) * (Math.PI / 180);
      const reach = index % 2 === 0 ? radius : radius * 0.42;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

function roofRack(palette: Palette): Drawing {
  const { metal, dark } = tones(palette, '#c9ccc8');
  return (
    stroke(dark, 5, 'M-250-300V-316M-120-300V-316M10-300V-316M140-300V-316M270-300V-316') +
    stroke(metal, 6, 'M-262-318H290') +
    shape(dark, 'M286-298L340-298L352-326L318-322z')
  );
}
