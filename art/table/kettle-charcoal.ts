import { mix } from '../kit/colour.ts';
import { kettle, mug } from '../kit/dishes/drinks.ts';
import { jiko } from '../kit/dishes/pots.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, gradient, halo, place, shape } from '../kit/shapes.ts';
import { cloud, sky, stars, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';

export const kettleCharcoal: Scene = {
  alt: {
    en: 'A blue kettle steams on a charcoal jiko; enamel mugs wait beside it, open country behind.',
    sw: 'Birika la buluu likitoa mvuke juu ya jiko la makaa; vikombe vya enameli kando yake, uwanda nyuma.',
  },
  lights: ['dawn', 'dusk', 'night', 'gold'],
  close: { x: 740, y: 620, width: 1000 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const near = atTable(palette);
    const earth = lit(near, '#a8714a');
    return (
      sky(palette, 700) +
      (palette.light === 'night' ? stars(palette, random, 560, 110) : sun(palette, 1240, 560, 92)) +
      cloud(palette, 380, 220, 520) +
      layer(palette, 0, random, 660, 50, 5) +
      layer(palette, 1, random, 720, 20, 6) +
      place(1300, 752, 0.7, acacia(palette, random, 0.4)) +
      place(120, 756, 0.5, acacia(palette, random, 0.5)) +
      layer(palette, 2, random, 770, 10, 6) +
      layer(palette, 3, random, 830, 8, 6) +
      gradient('ground', [
        [0, mix(earth, palette.land[3], 0.4)],
        [1, mix(earth, near.ink, 0.45)],
      ]) +
      shape('url(#ground)', 'M-20 900Q400 870 800 884T1620 890V1220H-20z') +
      halo('ember', [
        [0, '#ff9a3c', palette.lamps ? 0.55 : 0.22],
        [1, '#ff9a3c', 0],
      ]) +
      disc('url(#ember)', 680, 760, 620) +
      place(680, 1100, 1.5, jiko(near)) +
      place(680, 750, 1.5, kettle(near, '#2f5f9f')) +
      steam(near, 392, 440, 1.3, 0.5) +
      place(1120, 1090, 1.6, mug(near, '#f6f1e4', '#2f5f9f')) +
      place(1340, 1130, 1.6, mug(near, '#f6f1e4', '#b5342c'))
    );
  },
};
