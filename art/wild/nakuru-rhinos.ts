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
      layer(palette, 0, random, 540, 44, 5) +
      layer(palette, 1, random, 600, 20, 6) +
      gradient('lake', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#lake)', 'M-20 640H1620V900H-20z') +
      shape(pink, 'M-20 650C300 640 560 656 820 648S1320 636 1620 652V662C1300 654 1080 664 820 662S260 672-20 664z') +
      Array.from({ length: 90 }, () =>
        ellipse(
          mix(pink, palette.cloud[0], random() * 0.5),
          between(random, -20, 1200),
          between(random, 672, 730),
          between(random, 6, 13),
          3.4,
        ),
      ).join('') +
      birds(palette, random, 560, 420, 5, 0.7) +
      shape(
        mix(lit(palette, '#d8c7a0'), palette.haze, 0.1),
        'M-20 806C300 776 700 800 1000 784S1400 756 1620 764V900H-20z',
      ) +
      place(1130, 800, 0.62, feverTree(palette, random, 0.35)) +
      layer(palette, 3, random, 850, 12, 6) +
      place(1430, 930, 1.28, feverTree(palette, random, 0.04)) +
      grass(palette, random, 930, 40, 40) +
      shadow(palette, 1060, 1040, 150) +
      place(1090, 1040, 0.6, rhino(palette, 'calf')) +
      shadow(palette, 560, 1080, 300) +
      place(560, 1082, 1.32, rhino(palette, 'cow')) +
      grass(palette, random, 1100, 56, 50) +
      foreground(palette, random, 1152)
    );
  },
};
