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
    layer(palette, 0, random, 700, 30, 6) +
    layer(palette, 1, random, 764, 16, 8) +
    place(240, 806, 0.36, acacia(palette, random, 0.6)) +
    place(1330, 812, 0.5, acacia(palette, random, 0.5)) +
    place(1530, 806, 0.3, acacia(palette, random, 0.6)) +
    layer(palette, 2, random, 828, 10, 7) +
    farHerd(palette, random, 40, 700, 850, 30, 1.5) +
    farHerd(palette, random, 1200, 1560, 856, 16, 1.5) +
    layer(palette, 3, random, 930, 12, 6) +
    grass(palette, random, 980, 48, 60) +
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
      '#b0764c',
    ) +
    stroke(
      mix(lit(palette, '#b0764c'), palette.ink, 0.4),
      7,
      'M760 960v.1M830 1010v.1M700 1060v.1M930 980v.1M1010 1050v.1M880 1090v.1',
    ) +
    place(880, 872, 1.4, cheetah(palette, 'cheetah')) +
    grass(palette, random, 1120, 60, 50) +
    birds(palette, random, 1120, 400, 5, 0.6) +
    foreground(palette, random, 1156),
};
