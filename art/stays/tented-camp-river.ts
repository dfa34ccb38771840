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
      layer(palette, 0, random, 560, 60, 5) +
      layer(palette, 1, random, 630, 30, 6) +
      place(430, 690, 0.34, acacia(palette, random, 0.6)) +
      place(560, 700, 0.26, acacia(palette, random, 0.65)) +
      layer(palette, 2, random, 700, 12, 6) +
      place(880, 742, 0.95, shadeTree(palette, random, undefined, 0.2)) +
      place(1500, 790, 1.5, shadeTree(palette, random, undefined, 0.08)) +
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
      place(840, 822, 0.78, safariTent(palette, { distance: 0.12 })) +
      place(1240, 850, 1.25, safariTent(palette)) +
      place(1010, 850, 0.7, bush(palette, random, 200)) +
      place(1560, 900, 0.9, bush(palette, random, 260)) +
      place(620, 812, 0.5, bush(palette, random, 220, 0.2)) +
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
      place(420, 1030, 0.8, hippoHead(palette, 'hippo-a')) +
      place(620, 1000, 0.6, hippoBack(palette, 'hippo-b')) +
      place(180, 990, 0.55, hippoHead(palette, 'hippo-c', 0.1)) +
      birds(palette, random, 620, 330, 5, 0.7) +
      place(90, 1230, 1.15, papyrus(palette, random, 16)) +
      place(1490, 1240, 1, papyrus(palette, random, 14))
    );
  },
};
