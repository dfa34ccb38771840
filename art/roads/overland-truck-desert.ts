import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { track, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, faint, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { overlandTruck } from '../kit/vehicles/truck.ts';

export const overlandTruckDesert: Scene = {
  alt: {
    en: 'An overland truck with open sides on a sand track in northern Kenya, dust and dark hills behind it.',
    sw: 'Lori la safari kwenye njia ya mchanga kaskazini mwa Kenya, vumbi na vilima vyeusi nyuma yake.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 640, y: 780, width: 880 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#dcb888');
    const lava = mix(palette.land[1], palette.ink, 0.18);
    return (
      sky(palette, 720) +
      sun(palette, 1200, 360, 104) +
      cloud(palette, 420, 180, 520) +
      layer(palette, random, { depth: 0, y: 650, swell: 70, steps: 5 }) +
      shape(
        lava,
        'M-20 780C80 740 140 640 210 610L250 604L300 640C360 700 420 750 520 780zM1180 790C1260 760 1300 700 1370 690L1420 694C1480 730 1540 770 1640 780z',
      ) +
      shape(mix(sand, palette.haze, 0.4), 'M-20 770C400 752 1100 790 1620 762V1200H-20z') +
      place({ x: 1440, y: 840, scale: 0.5 }, acacia(palette, random, 0.45)) +
      shape(mix(sand, palette.glow, 0.12), 'M-20 850C300 820 700 880 1620 836V1200H-20z') +
      shape(sand, 'M-20 930C500 900 900 950 1620 910V1200H-20z') +
      track(palette, random, { y: 990, height: 64, own: '#c79a66' }) +
      faint(
        0.5,
        blob(mix(sand, palette.haze, 0.5), [
          [1180, 1010],
          [1240, 900],
          [1330, 860],
          [1420, 880],
          [1500, 830],
          [1660, 860],
          [1660, 1020],
          [1400, 1036],
        ]),
      ) +
      underShade(palette, 700, 1032, 1120) +
      place({ x: 700, y: 1034, scale: 1.5 }, overlandTruck(palette)) +
      shape(mix(sand, palette.ink, 0.22), 'M-20 1110C400 1080 900 1140 1620 1096V1220H-20z') +
      stroke(mix(sand, palette.rim, 0.4), 3, 'M-20 1110C400 1080 900 1140 1620 1096')
    );
  },
};
