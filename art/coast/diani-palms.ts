import { ngalawa } from '../kit/boats/ngalawa.ts';
import { mix } from '../kit/colour.ts';
import { ridge, shadow } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, mirrored, sea } from '../kit/sea.ts';
import { faint, type Point, place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const shore: readonly Point[] = [
  [-40, 1010],
  [220, 960],
  [480, 930],
  [800, 900],
  [1130, 830],
  [1380, 740],
  [1640, 640],
];
const lower = (by: number): Point[] => shore.map(([x, y], index) => [x, y + by * (index % 2 ? 1 : 0.7)]);

export const dianiPalms: Scene = {
  alt: {
    en: 'An outrigger ngalawa sails off Diani’s white beach and its coconut palms; waves break on the reef.',
    sw: 'Ngalawa inapita karibu na mchanga mweupe na minazi ya Diani; mawimbi yanapiga miamba ya matumbawe.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 620, y: 720, width: 880 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#fbf1dc');
    return (
      sky(palette, 560) +
      sun(palette, 420, 300, 74) +
      cloud(palette, 760, 190, 480) +
      cloud(palette, 200, 430, 360) +
      sea(palette, random, { top: 556, count: 34 }) +
      foam(
        palette.cloud[0],
        [
          [-20, 598],
          [220, 594],
          [430, 600],
          [700, 595],
          [1000, 600],
          [1300, 594],
          [1640, 599],
        ],
        9,
      ) +
      foam(
        palette.water[0],
        [
          [120, 622],
          [420, 618],
          [640, 624],
          [980, 618],
        ],
        6,
      ) +
      place({ x: 1010, y: 612, scale: 0.16 }, ngalawa(palette, 'set', 0.35)) +
      faint(0.5, ridge(palette.water[0], lower(-60))) +
      mirrored({ x: 560, y: 840, strength: 0.2 }, ngalawa(palette, 'set')) +
      place({ x: 560, y: 838 }, ngalawa(palette, 'set')) +
      faint(0.7, ridge(palette.water[0], lower(-16))) +
      foam(palette.cloud[0], lower(-8), 12) +
      ridge(mix(sand, shaded(palette, '#cdb68c'), 0.45), lower(2)) +
      ridge(sand, lower(40)) +
      place({ x: 1010, y: 946, scale: 0.42 }, person(palette, looks.guest, poses.walking)) +
      place({ x: 1066, y: 944, scale: 0.44 }, person(palette, looks.kikoi, poses.walking)) +
      shadow(palette, { x: 1066, y: 944, width: 46, lean: 1 }) +
      shadow(palette, { x: 1380, y: 1076, width: 130, lean: 1 }) +
      place({ x: 1500, y: 1030, scale: 1.5, scaleX: 1.5 }, palm(palette, random, -150, 0.12)) +
      place({ x: 1330, y: 1110, scale: 2 }, palm(palette, random, -170)) +
      birds(palette, random, { x: 980, y: 330, count: 4, size: 0.7 }) +
      ridge(mix(sand, shaded(palette, '#cdb68c'), 0.2), [
        [1280, 1210],
        [1380, 1060],
        [1500, 1012],
        [1640, 984],
      ]) +
      ridge(mix(sand, shaded(palette, '#b39a70'), 0.35), [
        [-40, 1166],
        [300, 1120],
        [700, 1146],
        [1100, 1112],
        [1360, 1078],
        [1640, 1080],
      ])
    );
  },
};
