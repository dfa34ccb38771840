import { kite, kiteRider } from '../kit/boats/kite-surf.ts';
import { mix } from '../kit/colour.ts';
import { ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { faint, type Point, place, rotate, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

const shore: readonly Point[] = [
  [-40, 1040],
  [260, 1066],
  [620, 1080],
  [980, 1060],
  [1300, 1010],
  [1640, 930],
];
const lower = (by: number): Point[] => shore.map(([x, y]) => [x, y + by]);

export const kiteBeach: Scene = {
  alt: {
    en: 'A kitesurfer crosses a shallow lagoon off a white beach, more kites over the sea.',
    sw: 'Mchezaji wa tiara ya majini anavuka maji ya kina kifupi kando ya ufuo mweupe, tiara nyingine juu ya bahari.',
  },
  lights: ['day', 'dawn', 'gold'],
  close: { x: 620, y: 560, width: 980 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#fbf1dc');
    const line = mix(palette.ink, palette.haze, 0.3);
    return (
      sky(palette, 620) +
      sun(palette, 1250, 260, 80) +
      cloud(palette, 980, 420, 460) +
      cloud(palette, 250, 480, 420) +
      sea(palette, random, { top: 616, count: 40 }) +
      foam(
        palette.cloud[0],
        [
          [-20, 650],
          [220, 646],
          [430, 652],
          [700, 647],
          [1000, 652],
          [1300, 646],
          [1640, 651],
        ],
        8,
      ) +
      faint(
        0.4,
        ridge(palette.water[0], [
          [-40, 860],
          [400, 900],
          [900, 880],
          [1640, 800],
        ]),
      ) +
      stroke(line, 2, 'M1106 664L1150 500M1112 664L1210 508') +
      rotate(10, place({ x: 1180, y: 478, scale: 0.36 }, kite(palette, '#8a4fa0', '#f0c23c', 0.3)), [1180, 478]) +
      place({ x: 1108, y: 700, scale: 0.15 }, kiteRider(palette)) +
      stroke(line, 2, 'M1372 680L1398 560M1376 680L1448 570') +
      rotate(16, place({ x: 1424, y: 546, scale: 0.26 }, kite(palette, '#2f9a6a', '#f2efe2', 0.4)), [1424, 546]) +
      stroke(line, 2.5, 'M692 672L330 330M704 648L560 238') +
      rotate(-18, place({ x: 436, y: 258, scale: 1.25 }, kite(palette, '#e0532f', '#f7e7c0')), [436, 258]) +
      place({ x: 700, y: 880 }, kiteRider(palette)) +
      ridge(palette.water[0], lower(-24)) +
      foam(palette.cloud[0], lower(-10), 12) +
      ridge(mix(sand, shaded(palette, '#cdb68c'), 0.4), lower(4)) +
      ridge(sand, lower(36)) +
      place({ x: 1210, y: 1120, scale: 0.72 }, person(palette, looks.shirt, poses.reaching)) +
      place({ x: 1290, y: 1130, scale: 0.7 }, person(palette, looks.guest, poses.standing)) +
      place({ x: 1560, y: 1110, scale: 1.5 }, palm(palette, random, -110)) +
      ridge(mix(sand, shaded(palette, '#cdb68c'), 0.3), [
        [1380, 1210],
        [1480, 1120],
        [1560, 1090],
        [1640, 1076],
      ])
    );
  },
};
