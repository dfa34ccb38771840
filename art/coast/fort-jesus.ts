import { ngalawa } from '../kit/boats/ngalawa.ts';
import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { rocks, walls } from './fort-walls.ts';

export const fortJesus: Scene = {
  alt: {
    en: 'The coral walls of Fort Jesus rise above the sea at Mombasa.',
    sw: 'Kuta za matumbawe za Fort Jesus (Ngome ya Yesu) zinainuka juu ya bahari Mombasa.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 980, y: 600, width: 960 },
  draw: ({ palette, random }) =>
    sky(palette, 680) +
    sun(palette, 300, 400, 92) +
    cloud(palette, 460, 160, 520) +
    cloud(palette, 1330, 130, 420) +
    layer(palette, random, { depth: 0, y: 690, swell: 14 }) +
    sea(palette, random, { top: 706 }) +
    place({ x: 230, y: 790, scale: 0.62 }, ngalawa(palette, 'set', 0.2)) +
    place({ x: 1490, y: 520, scale: 0.8 }, palm(palette, random, 50, 0.2)) +
    place({ x: 1080, y: 500, scale: 0.72 }, palm(palette, random, -50, 0.25)) +
    walls(palette, random) +
    foam(
      palette.cloud[0],
      [
        [330, 1220],
        [446, 1076],
        [610, 1002],
        [700, 984],
      ],
      16,
    ) +
    ridge(mix(lit(palette, '#7d6a54'), palette.ink, 0.2), [
      [360, 1220],
      [480, 1070],
      [640, 1000],
      [860, 990],
      [1100, 950],
      [1380, 960],
      [1660, 930],
    ]) +
    rocks(palette, random) +
    place({ x: 1190, y: 962, scale: 0.42 }, person(palette, looks.visitor, poses.standing)) +
    place({ x: 1240, y: 966, scale: 0.42, scaleX: -0.42 }, person(palette, looks.kanga, poses.walking)) +
    birds(palette, random, { x: 620, y: 300, size: 0.8 }),
};
