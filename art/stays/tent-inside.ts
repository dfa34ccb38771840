import { elephant } from '../kit/animals/elephant.ts';
import { mix } from '../kit/colour.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { campChair } from '../kit/rooms/garden-seats.ts';
import { lantern } from '../kit/rooms/lantern.ts';
import { indoors, rug } from '../kit/rooms/room.ts';
import type { Scene } from '../kit/scene.ts';
import { box, gradient, inside, place, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, sun } from '../kit/sky.ts';

const opening = 'M430 1010L520 330C640 250 960 250 1080 330L1170 1010z';

export const tentInside: Scene = {
  alt: {
    en: 'The view out of a safari tent: a plain with an acacia and an elephant, a chair and a lantern inside.',
    sw: 'Mandhari kutoka ndani ya hema la safari: uwanda wenye mgunga na tembo, kiti na kandili ndani.',
  },
  lights: ['dawn', 'gold', 'dusk', 'day'],
  close: { x: 800, y: 720, width: 900 },
  draw: ({ palette: outside, random }) => {
    const palette = indoors(outside);
    const glow = lit(palette, '#c9b183');
    const canvas = mix(glow, palette.ink, 0.3);
    const dark = mix(glow, palette.ink, 0.52);
    const pole = lit(palette, '#7d5636');
    const floor = mix(lit(palette, '#8a6646'), palette.ink, 0.2);
    return (
      inside(
        'opening',
        opening,
        sky(outside, 760) +
          (outside.lamps ? stars(outside, random, 560, 60) : '') +
          sun(outside, 930, 560, 84) +
          layer(outside, random, { depth: 0, y: 690, swell: 50, steps: 6 }) +
          layer(outside, random, { depth: 1, y: 760, swell: 20 }) +
          place({ x: 610, y: 830, scale: 0.62 }, acacia(outside, random, 0.3)) +
          layer(outside, random, { depth: 2, y: 826, swell: 8 }) +
          place({ x: 930, y: 870, scale: 0.5 }, elephant(outside, 'elephant', { distance: 0.22 })) +
          layer(outside, random, { depth: 3, y: 880, swell: 8 }) +
          grass(outside, random, { y: 920, height: 40, count: 50 }),
      ) +
      gradient('canvas', [
        [0, mix(canvas, palette.ink, 0.36)],
        [0.6, canvas],
        [1, mix(canvas, palette.glow, 0.12)],
      ]) +
      // Walls around the opening, drawn as one sheet with a hole.
      `<path fill="url(#canvas)" fill-rule="evenodd" d="M-20-20H1620V1040H-20z${opening}"/>` +
      shape(dark, 'M-20-20H800L520 330L430 1010H-20V400z') +
      shape(mix(dark, canvas, 0.45), 'M800-20H1620V400V1010H1170L1080 330z') +
      shape(mix(dark, palette.ink, 0.25), 'M-20-20H1620L1080 330C960 250 640 250 520 330z') +
      stroke(mix(dark, palette.ink, 0.4), 5, 'M520 330L300-20M1080 330L1300-20M470 700L-20 760M1130 700L1620 760') +
      // Flaps tied back, and poles.
      shape(mix(glow, palette.rim, 0.2), 'M520 330C540 500 560 600 500 700C470 760 468 860 480 1010H410L440 700z') +
      shape(glow, 'M1080 330C1060 500 1040 600 1100 700C1130 760 1132 860 1120 1010H1190L1160 700z') +
      shape(
        mix(glow, palette.ink, 0.25),
        'M470 690C490 706 508 706 520 694L514 720C500 728 484 726 468 716zM1130 690C1110 706 1092 706 1080 694L1086 720C1100 728 1116 726 1132 716z',
      ) +
      stroke(pole, 18, 'M424 1020L522 310M1176 1020L1078 310') +
      gradient('floor', [
        [0, mix(floor, palette.glow, 0.3)],
        [1, mix(floor, palette.ink, 0.4)],
      ]) +
      shape('url(#floor)', 'M-20 1010H1620V1220H-20z') +
      stroke(
        mix(floor, palette.ink, 0.4),
        4,
        'M500 1010L300 1200M700 1010L640 1200M900 1010L960 1200M1100 1010L1300 1200',
      ) +
      rug(palette, { x: 430, y: 1050, width: 740, depth: 110 }) +
      // The bed's corner and a chest with the lantern.
      shape(lit(palette, '#fbf4e4'), 'M-20 850C140 840 250 850 330 880L380 1060H-20z') +
      shape(lit(palette, '#a8452f'), 'M-20 930C140 920 280 930 346 950L380 1060H-20z') +
      shape(lit(palette, '#e8c88a'), 'M-20 960C140 950 280 958 352 976L358 994C280 976 140 970-20 980z') +
      box(mix(pole, palette.ink, 0.3), { x: -20, y: 1056, width: 410, height: 40, round: 6 }) +
      box(mix(pole, palette.ink, 0.1), { x: 1330, y: 960, width: 240, height: 150, round: 6 }) +
      box(pole, { x: 1320, y: 940, width: 260, height: 26, round: 6 }) +
      stroke(mix(pole, palette.ink, 0.4), 5, 'M1400 966V1110M1500 966V1110') +
      place({ x: 1450, y: 942, scale: 1.1 }, lantern(palette, 'lantern')) +
      place({ x: 1130, y: 1130, scale: 1.35 }, campChair(palette))
    );
  },
};
