import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, gradient, place, polygon, shape, stroke } from '../kit/shapes.ts';

/** Rock walls from the farthest to the nearest; each path is one side of the narrows. */
const walls: readonly (readonly [left: string, right: string])[] = [
  [
    'M-20-20H600C640 120 600 240 660 360C700 470 680 600 720 720C740 800 730 860 760 900V1220H-20z',
    'M1620-20H980C950 100 1000 220 950 340C900 460 930 580 880 700C860 780 870 850 850 900V1220H1620z',
  ],
  [
    'M-20-20H470C540 100 500 240 560 360C620 480 590 640 640 780C660 860 680 930 720 980V1220H-20z',
    'M1620-20H1110C1060 120 1120 240 1050 380C990 500 1030 640 960 780C930 860 930 920 900 980V1220H1620z',
  ],
  [
    'M-20-20H290C370 120 330 280 410 420C470 560 450 720 520 860C550 960 600 1020 610 1080C600 1130 540 1180 500 1220H-20z',
    'M1620-20H1270C1210 120 1270 280 1190 420C1130 560 1160 720 1080 860C1040 960 1010 1020 1000 1080C1010 1130 1060 1180 1100 1220H1620z',
  ],
  [
    'M-20-20H120C190 160 150 340 220 500C280 660 270 840 340 980C370 1060 400 1140 450 1220H-20z',
    'M1620-20H1440C1370 140 1430 320 1360 480C1300 640 1330 820 1260 960C1220 1060 1200 1140 1160 1220H1620z',
  ],
];

/** Layers that the water cut, as bands that follow a wall. */
const strata = (depth: number): string =>
  [160, 300, 430, 560, 690, 820]
    .map(
      (y, index) =>
        `M-20 ${y + depth * 20}q120 ${index % 2 === 0 ? 26 : -18} 300 ${10 + index * 3}t460 12M1620 ${y - 24 + depth * 20}q-140 ${index % 2 === 0 ? 24 : -16} -320 14t-420 10`,
    )
    .join('');

export const hellsGateGorge: Scene = {
  alt: {
    en: 'Two walkers wade a stream in a narrow gorge between walls of red carved rock.',
    sw: 'Watu wawili wanapita kijito katika korongo jembamba lenye kuta za miamba myekundu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 800, y: 800, width: 860 },
  draw: ({ palette, random }) => {
    const rock = (depth: number) =>
      mix(lit(palette, depth % 2 === 0 ? '#cc6f42' : '#b55c34'), palette.glow, 0.42 - depth * 0.13);
    const layers = walls.map(([left, right], depth): Drawing => {
      const own = rock(depth);
      const id = `wall-${depth}`;
      const bands = stroke(mix(own, palette.ink, 0.14), 9 + depth * 3, strata(depth));
      return (
        gradient(id, [
          [0, mix(own, palette.rim, 0.3)],
          [0.6, own],
          [1, mix(own, palette.ink, 0.34)],
        ]) +
        gradient(`${id}-shade`, [
          [0, mix(own, palette.ink, 0.12)],
          [1, mix(own, palette.ink, 0.46)],
        ]) +
        `<clipPath id="${id}-clip"><path d="${left}${right}"/></clipPath>` +
        shape(`url(#${id})`, left) +
        shape(`url(#${id}-shade)`, right) +
        `<g clip-path="url(#${id}-clip)">${bands}</g>`
      );
    });
    return (
      gradient('gap', [
        [0, palette.sky[1]],
        [0.7, palette.sky[2]],
        [1, palette.haze],
      ]) +
      box('url(#gap)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      layers.slice(0, 2).join('') +
      gradient('stream', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#stream)', 'M700 880H900C920 960 1000 1060 1200 1220H400C560 1080 660 980 700 880z') +
      layers[2] +
      faint(
        0.6,
        stroke(palette.water[0], 5, 'M720 980h90M840 1000h70M660 1060h130M880 1080h120M560 1150h180M840 1160h200'),
      ) +
      place({ x: 880, y: 1010, scale: 0.62 }, person(palette, looks.guest, poses.walking)) +
      place({ x: 760, y: 1050, scale: 0.76 }, person(palette, looks.shirt, poses.walking)) +
      ellipse(palette.water[1], { x: 880, y: 1008, rx: 44, ry: 9 }) +
      ellipse(palette.water[1], { x: 756, y: 1048, rx: 56, ry: 11 }) +
      stroke(palette.water[0], 4, 'M830 1006h100M694 1046h124') +
      layers[3] +
      faint(
        0.16,
        polygon(palette.sun, [
          [700, -20],
          [900, -20],
          [860, 900],
          [560, 1060],
        ]),
      ) +
      place({ x: 170, y: 470 }, bush(palette, random, 120)) +
      place({ x: 1400, y: 420 }, bush(palette, random, 140)) +
      stroke(palette.leaf[2], 6, 'M150-20q30 120 10 220M1460-20q-40 160-10 280M300-20q20 90 10 160')
    );
  },
};
