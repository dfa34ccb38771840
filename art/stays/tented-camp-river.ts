import { hippoBack, hippoHead } from '../kit/animals/hippo.ts';
import { safariTent } from '../kit/buildings/safari-tent.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia, bush } from '../kit/plants.ts';
import { papyrus } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { ripple } from '../kit/sea.ts';
import { faint, gradient, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const tentedCampRiver: Scene = {
  alt: {
    en: 'Safari tents on wooden decks above a river bend, hippos in the water below.',
    sw: 'Mahema ya safari kwenye sakafu za mbao juu ya kona ya mto, viboko majini.',
  },
  lights: ['dawn', 'gold', 'day', 'mist', 'dusk'],
  close: { x: 1080, y: 700, width: 880 },
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#a8734a');
    return (
      sky(palette, 640) +
      sun(palette, 330, 400, 90) +
      cloud(palette, 820, 190, 600) +
      layer(palette, random, { depth: 0, y: 560, swell: 60, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 630, swell: 30, steps: 6 }) +
      place({ x: 430, y: 690, scale: 0.34 }, acacia(palette, random, 0.6)) +
      place({ x: 560, y: 700, scale: 0.26 }, acacia(palette, random, 0.65)) +
      layer(palette, random, { depth: 2, y: 700, swell: 12, steps: 6 }) +
      place({ x: 880, y: 742, scale: 0.95 }, shadeTree(palette, random, { distance: 0.2 })) +
      place({ x: 1500, y: 790, scale: 1.5 }, shadeTree(palette, random, { distance: 0.08 })) +
      // The river comes from the plain and turns before the camp.
      gradient('river', [
        [0, mix(palette.water[0], palette.haze, 0.2)],
        [0.4, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape(
        'url(#river)',
        'M-20 780C160 750 300 742 420 744C520 748 560 764 520 790C440 830 300 850 520 920C760 990 1200 1010 1620 1060V1220H-20z',
      ) +
      shape(
        mix(earth, palette.haze, 0.2),
        'M430 742C520 736 700 740 1000 770C1240 790 1400 820 1620 850V1060C1400 1020 980 1010 720 960C520 920 380 860 520 800C566 774 530 752 430 742z',
      ) +
      shape(
        mix(earth, palette.ink, 0.3),
        'M1620 1060C1400 1020 980 1010 720 960C560 930 440 880 470 836C520 890 760 940 1000 966C1240 990 1440 1000 1620 1024z',
      ) +
      shape(
        palette.land[3],
        'M430 742C520 724 700 730 1000 750C1240 762 1400 790 1620 810V880C1400 850 1200 830 1000 812C760 796 560 780 500 800C560 772 530 752 430 742z',
      ) +
      place({ x: 840, y: 822, scale: 0.78 }, safariTent(palette, { distance: 0.12 })) +
      place({ x: 1240, y: 850, scale: 1.25 }, safariTent(palette)) +
      place({ x: 1010, y: 850, scale: 0.7 }, bush(palette, random, 200)) +
      place({ x: 1560, y: 900, scale: 0.9 }, bush(palette, random, 260)) +
      place({ x: 620, y: 812, scale: 0.5 }, bush(palette, random, 220, 0.2)) +
      faint(
        0.5,
        shape(
          palette.water[0],
          [
            [60, 860, 200],
            [260, 960, 260],
            [620, 1040, 300],
            [980, 1090, 340],
            [120, 1080, 260],
            [1260, 1120, 260],
            [420, 1150, 320],
          ]
            .map(([x = 0, y = 0, w = 0]) => ripple([x, y], w, 8))
            .join(''),
        ),
      ) +
      place({ x: 420, y: 1030, scale: 0.8 }, hippoHead(palette, 'hippo-a')) +
      place({ x: 620, y: 1000, scale: 0.6 }, hippoBack(palette, 'hippo-b')) +
      place({ x: 180, y: 990, scale: 0.55 }, hippoHead(palette, 'hippo-c', 0.1)) +
      birds(palette, random, { x: 620, y: 330, size: 0.7 }) +
      place({ x: 90, y: 1230, scale: 1.15 }, papyrus(palette, random, 16)) +
      place({ x: 1490, y: 1240 }, papyrus(palette, random, 14))
    );
  },
};
