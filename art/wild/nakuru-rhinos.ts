import { rhino } from '../kit/animals/rhino.ts';
import { mix } from '../kit/colour.ts';
import { feverTree } from '../kit/fever-tree.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, gradient, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

export const nakuruRhinos: Scene = {
  alt: {
    en: 'A rhino and her calf on the shore of Lake Nakuru under yellow fever trees, flamingos far out on the water.',
    sw: 'Kifaru na mtoto wake kando ya Ziwa Nakuru chini ya migunga ya manjano, heroe mbali majini.',
  },
  lights: ['day', 'gold', 'dawn', 'mist'],
  close: { x: 500, y: 820, width: 1000 },
  draw: ({ palette, random }) => {
    const pink = mix(lit(palette, '#ef8d98'), palette.haze, 0.2);
    return (
      sky(palette, 620) +
      cloud(palette, 420, 190, 560) +
      cloud(palette, 900, 300, 360) +
      layer(palette, random, { depth: 0, y: 540, swell: 44, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 600, swell: 20, steps: 6 }) +
      gradient('lake', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#lake)', 'M-20 640H1620V900H-20z') +
      shape(pink, 'M-20 650C300 640 560 656 820 648S1320 636 1620 652V662C1300 654 1080 664 820 662S260 672-20 664z') +
      Array.from({ length: 90 }, () =>
        ellipse(mix(pink, palette.cloud[0], random() * 0.5), {
          x: between(random, -20, 1200),
          y: between(random, 672, 730),
          rx: between(random, 6, 13),
          ry: 3.4,
        }),
      ).join('') +
      birds(palette, random, { x: 560, y: 420, size: 0.7 }) +
      shape(
        mix(lit(palette, '#d8c7a0'), palette.haze, 0.1),
        'M-20 806C300 776 700 800 1000 784S1400 756 1620 764V900H-20z',
      ) +
      place({ x: 1130, y: 800, scale: 0.62 }, feverTree(palette, random, 0.35)) +
      layer(palette, random, { depth: 3, y: 850, swell: 12, steps: 6 }) +
      place({ x: 1430, y: 930, scale: 1.28 }, feverTree(palette, random, 0.04)) +
      grass(palette, random, { y: 930, height: 40, count: 40 }) +
      shadow(palette, { x: 1060, y: 1040, width: 150 }) +
      place({ x: 1090, y: 1040, scale: 0.6 }, rhino(palette, 'calf')) +
      shadow(palette, { x: 560, y: 1080, width: 300 }) +
      place({ x: 560, y: 1082, scale: 1.32 }, rhino(palette, 'cow')) +
      grass(palette, random, { y: 1100, height: 56, count: 50 }) +
      foreground(palette, random, 1152)
    );
  },
};
