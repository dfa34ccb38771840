import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { leaves } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, gradient, limb, place, polygon } from '../kit/shapes.ts';
import { tree, wall } from './gede-walls.ts';

export const gedeRuins: Scene = {
  alt: {
    en: 'Pointed coral arches of the old town of Gede stand in the forest, held by the roots of a great tree.',
    sw: 'Matao ya matumbawe ya mji wa kale wa Gede msituni, yaliyoshikwa na mizizi ya mti mkubwa.',
  },
  lights: ['day', 'mist', 'dawn', 'gold'],
  close: { x: 640, y: 700, width: 900 },
  draw: ({ palette, random }) => {
    const back = mix(palette.haze, palette.leaf[0], 0.35);
    return (
      gradient('wood', [
        [0, mix(back, palette.leaf[1], 0.5)],
        [0.6, mix(back, palette.glow, 0.45)],
        [1, back],
      ]) +
      box('url(#wood)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      [80, 300, 720, 980, 1260, 1500]
        .map((x, index) =>
          limb(mix(mix(palette.leaf[2], palette.haze, 0.6), palette.ink, 0.05), [
            [x, 900, 40],
            [x + 10, 500, 28],
            [x - 20 + index * 8, -30, 22],
          ]),
        )
        .join('') +
      foliage(palette, random, { x: 300, y: 130, width: 900, distance: 0.6, count: 40 }) +
      foliage(palette, random, { x: 1250, y: 160, width: 900, distance: 0.6, count: 40 }) +
      ridge(mix(palette.leaf[1], palette.haze, 0.5), [
        [-40, 850],
        [500, 830],
        [1000, 846],
        [1640, 826],
      ]) +
      place({ x: 1230, y: 880, scale: 0.62 }, wall(palette, random, 0.4)) +
      ridge(mix(palette.leaf[1], palette.haze, 0.25), [
        [-40, 900],
        [500, 890],
        [1000, 900],
        [1640, 880],
      ]) +
      faint(
        0.26,
        polygon(palette.glow, [
          [620, -10],
          [820, -10],
          [520, 1000],
          [120, 1000],
        ]) +
          polygon(palette.glow, [
            [1060, -10],
            [1160, -10],
            [960, 1000],
            [740, 1000],
          ]),
      ) +
      place({ x: 560, y: 1010, scale: 1.1 }, wall(palette, random, 0.05)) +
      ridge(mix(lit(palette, '#b08a62'), palette.leaf[2], 0.25), [
        [-40, 1010],
        [500, 990],
        [1000, 1006],
        [1640, 986],
      ]) +
      place({ x: 640, y: 1030, scale: 0.86 }, person(palette, looks.visitor, poses['walking-behind'])) +
      place({ x: 710, y: 1022, scale: 0.82 }, person(palette, looks.fundi, poses.standing)) +
      tree(palette, random) +
      place({ x: 60, y: 1210, scale: 1.3 }, leaves(palette, random, 6, 230)) +
      place({ x: 700, y: 1230, scale: 0.9 }, leaves(palette, random, 5, 180)) +
      ridge(mix(palette.leaf[2], palette.ink, 0.4), [
        [-40, 1150],
        [500, 1176],
        [1000, 1160],
        [1640, 1140],
      ])
    );
  },
};
