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
    layer(palette, random, { depth: 0, y: 640, swell: 40, steps: 6 }) +
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
    layer(palette, random, { depth: 1, y: 716, swell: 12, steps: 8 }) +
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
      .map((x, index) => place({ x, y: 786 }, bush(palette, random, 120 + (index % 3) * 50, 0.25)))
      .join('') +
    layer(palette, random, { depth: 2, y: 790, swell: 8, steps: 8 }) +
    place({ x: 770, y: 800, scale: 0.42 }, acacia(palette, random, 0.45)) +
    shape(lit(palette, '#cf9a68'), 'M-20 888C420 856 900 850 1640 872V900C1000 884 420 900-20 940z') +
    place({ x: 1176, y: 872, scale: 0.66 }, bicycle(palette) + person(palette, looks.visitor, poses.cycling)) +
    layer(palette, random, { depth: 3, y: 938, swell: 8, steps: 6 }) +
    grass(palette, random, { y: 970, height: 40, count: 20 }) +
    shadow(palette, { x: 1370, y: 1010, width: 130 }) +
    place({ x: 1380, y: 1010, scale: 0.82, scaleX: -0.82 }, zebra(palette, 'third', { grazes: true, distance: 0.06 })) +
    shadow(palette, { x: 920, y: 1040, width: 150 }) +
    place({ x: 930, y: 1040, scale: 0.98 }, zebra(palette, 'second', { grazes: true })) +
    shadow(palette, { x: 470, y: 1076, width: 200 }) +
    place({ x: 480, y: 1080, scale: 1.36 }, zebra(palette, 'first')) +
    grass(palette, random, { y: 1098, height: 54, count: 22 }) +
    birds(palette, random, { x: 700, y: 400, size: 0.6 }) +
    foreground(palette, random, 1150),
};
