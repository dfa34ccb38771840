import { cliff } from '../kit/cliffs.ts';
import { mix } from '../kit/colour.ts';
import { foreground, grass, layer, ridge, shadow } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { person } from '../kit/people/person.ts';
import { runners, running, runningOther } from '../kit/people/running.ts';
import { acacia, bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const itenEscarpment: Scene = {
  alt: {
    en: 'Three runners on a red earth road at the rim of the escarpment, the Kerio valley deep below.',
    sw: 'Wakimbiaji watatu kwenye barabara ya udongo mwekundu ukingoni mwa bonde la Kerio.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 760, y: 860, width: 860 },
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#c05f38');
    return (
      sky(palette, 700) +
      sun(palette, 360, 470, 88) +
      cloud(palette, 980, 190, 560) +
      cloud(palette, 520, 290, 380) +
      layer(palette, random, { depth: 0, y: 610, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 0, y: 680, swell: 26, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 750, swell: 18 }) +
      layer(palette, random, { depth: 2, y: 830, swell: 10 }) +
      // The escarpment's shoulder falls away on the right.
      cliff(palette, random, {
        top: [
          [900, 856],
          [960, 800],
          [1060, 700],
          [1150, 600],
          [1280, 560],
          [1440, 540],
          [1640, 530],
        ],
        foot: 860,
        own: '#8d6f58',
        column: 60,
        distance: 0.3,
      }) +
      ridge(mix(palette.leaf[1], palette.haze, 0.25), [
        [1120, 640],
        [1180, 584],
        [1300, 540],
        [1460, 520],
        [1640, 500],
      ]).replace('V1200H1120', 'V566C1400 580 1250 606 1150 650C1130 656 1110 652 1120 640') +
      ridge(palette.land[3], [
        [-40, 930],
        [260, 900],
        [620, 880],
        [1000, 870],
        [1300, 880],
        [1640, 860],
      ]) +
      place({ x: 1480, y: 900 }, acacia(palette, random, 0.1)) +
      place({ x: 1240, y: 890 }, bush(palette, random, 190, 0.1)) +
      place({ x: 170, y: 910 }, bush(palette, random, 170, 0.15)) +
      shape(earth, 'M-20 980C400 940 1000 930 1640 950V1060C1100 1060 500 1070-20 1120z') +
      shape(shaded(palette, '#b05430'), 'M-20 1100C500 1052 1100 1044 1640 1046V1064C1100 1064 500 1074-20 1124z') +
      stroke(mix(earth, palette.rim, 0.3), 5, 'M-20 1000C400 962 1000 950 1640 968') +
      shadow(palette, { x: 1050, y: 1010, width: 90, lean: 1 }) +
      place({ x: 1050, y: 1010, scale: 0.96 }, person(palette, runners.blue, running)) +
      shadow(palette, { x: 800, y: 1030, width: 100, lean: 1 }) +
      place({ x: 800, y: 1030, scale: 1.08 }, person(palette, runners.red, runningOther)) +
      shadow(palette, { x: 520, y: 1056, width: 110, lean: 1 }) +
      place({ x: 520, y: 1056, scale: 1.2 }, person(palette, runners.green, running)) +
      grass(palette, random, { y: 1130, height: 54, count: 44 }) +
      birds(palette, random, { x: 760, y: 420, size: 0.7 }) +
      foreground(palette, random, 1160)
    );
  },
};
