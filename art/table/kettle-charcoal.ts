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
      layer(palette, random, { depth: 0, y: 660, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 720, swell: 20, steps: 6 }) +
      place({ x: 1300, y: 752, scale: 0.7 }, acacia(palette, random, 0.4)) +
      place({ x: 120, y: 756, scale: 0.5 }, acacia(palette, random, 0.5)) +
      layer(palette, random, { depth: 2, y: 770, swell: 10, steps: 6 }) +
      layer(palette, random, { depth: 3, y: 830, swell: 8, steps: 6 }) +
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
      place({ x: 680, y: 1100, scale: 1.5 }, jiko(near)) +
      place({ x: 680, y: 750, scale: 1.5 }, kettle(near, '#2f5f9f')) +
      steam(near, { x: 392, y: 440, scale: 1.3 }) +
      place({ x: 1120, y: 1090, scale: 1.6 }, mug(near, '#f6f1e4', '#2f5f9f')) +
      place({ x: 1340, y: 1130, scale: 1.6 }, mug(near, '#f6f1e4', '#b5342c'))
    );
  },
};
