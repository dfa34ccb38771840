import { cheetah } from '../kit/animals/cheetah.ts';
import { mix } from '../kit/colour.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { boulder } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { place, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const cheetahMound: Scene = {
  alt: {
    en: 'A cheetah sits on a termite mound and looks out over the grass plain.',
    sw: 'Duma ameketi juu ya kichuguu akitazama uwanda wa nyasi.',
  },
  lights: ['dawn', 'gold', 'day', 'mist'],
  close: { x: 840, y: 700, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 760) +
    sun(palette, 400, 560, 92) +
    cloud(palette, 1200, 200, 560) +
    cloud(palette, 560, 260, 420) +
    layer(palette, random, { depth: 0, y: 700, swell: 30, steps: 6 }) +
    layer(palette, random, { depth: 1, y: 764, swell: 16, steps: 8 }) +
    place({ x: 240, y: 806, scale: 0.36 }, acacia(palette, random, 0.6)) +
    place({ x: 1330, y: 812, scale: 0.5 }, acacia(palette, random, 0.5)) +
    place({ x: 1530, y: 806, scale: 0.3 }, acacia(palette, random, 0.6)) +
    layer(palette, random, { depth: 2, y: 828, swell: 10 }) +
    farHerd(palette, random, { from: 40, to: 700, y: 850, count: 30, size: 1.5 }) +
    farHerd(palette, random, { from: 1200, to: 1560, y: 856, count: 16, size: 1.5 }) +
    layer(palette, random, { depth: 3, y: 930, swell: 12, steps: 6 }) +
    grass(palette, random, { y: 980, height: 48, count: 60 }) +
    boulder(
      palette,
      'mound',
      [
        [560, 1240],
        [600, 1100],
        [660, 990],
        [720, 900],
        [820, 858],
        [980, 862],
        [1060, 920],
        [1110, 1020],
        [1160, 1120],
        [1190, 1240],
      ],
      { colour: '#b0764c' },
    ) +
    stroke(
      mix(lit(palette, '#b0764c'), palette.ink, 0.4),
      7,
      'M760 960v.1M830 1010v.1M700 1060v.1M930 980v.1M1010 1050v.1M880 1090v.1',
    ) +
    place({ x: 880, y: 872, scale: 1.4 }, cheetah(palette, 'cheetah')) +
    grass(palette, random, { y: 1120, height: 60, count: 50 }) +
    birds(palette, random, { x: 1120, y: 400, size: 0.6 }) +
    foreground(palette, random, 1156),
};
