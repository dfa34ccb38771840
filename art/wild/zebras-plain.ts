import { zebra } from '../kit/animals/zebra.ts';
import { cliff } from '../kit/cliffs.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia, bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';
import { bicycle } from '../kit/vehicles/bicycle.ts';

export const zebrasPlain: Scene = {
  alt: {
    en: 'Zebras graze below red cliffs while a cyclist rides by on an earth track.',
    sw: 'Punda milia wanakula nyasi chini ya majabali mekundu, huku mwendesha baiskeli akipita.',
  },
  lights: ['day', 'gold', 'dawn', 'mist'],
  close: { x: 590, y: 860, width: 900 },
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    cloud(palette, 640, 200, 560) +
    cloud(palette, 1040, 320, 360) +
    layer(palette, 0, random, 640, 40, 6) +
    cliff(palette, random, {
      top: [
        [560, 700],
        [640, 560],
        [760, 530],
        [900, 566],
        [1010, 640],
        [1060, 716],
      ],
      foot: 720,
      column: 40,
      distance: 0.55,
    }) +
    layer(palette, 1, random, 716, 12, 8) +
    cliff(palette, random, {
      top: [
        [-40, 330],
        [120, 300],
        [300, 330],
        [420, 390],
        [520, 500],
        [590, 620],
        [680, 764],
      ],
      foot: 770,
      column: 84,
      distance: 0.16,
    }) +
    cliff(palette, random, {
      top: [
        [900, 772],
        [980, 660],
        [1090, 470],
        [1220, 380],
        [1400, 330],
        [1640, 300],
      ],
      foot: 780,
      column: 86,
      distance: 0.12,
    }) +
    [40, 230, 420, 1010, 1200, 1500]
      .map((x, index) => place(x, 786, 1, bush(palette, random, 120 + (index % 3) * 50, 0.25)))
      .join('') +
    layer(palette, 2, random, 790, 8, 8) +
    place(770, 800, 0.42, acacia(palette, random, 0.45)) +
    shape(lit(palette, '#cf9a68'), 'M-20 888C420 856 900 850 1640 872V900C1000 884 420 900-20 940z') +
    place(1176, 872, 0.66, bicycle(palette) + person(palette, looks.visitor, poses.cycling)) +
    layer(palette, 3, random, 938, 8, 6) +
    grass(palette, random, 970, 40, 20) +
    shadow(palette, 1370, 1010, 130) +
    place(1380, 1010, 0.82, zebra(palette, 'third', { grazes: true, distance: 0.06 }), -0.82) +
    shadow(palette, 920, 1040, 150) +
    place(930, 1040, 0.98, zebra(palette, 'second', { grazes: true })) +
    shadow(palette, 470, 1076, 200) +
    place(480, 1080, 1.36, zebra(palette, 'first')) +
    grass(palette, random, 1098, 54, 22) +
    birds(palette, random, 700, 400, 5, 0.6) +
    foreground(palette, random, 1150),
};
