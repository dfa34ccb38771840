import { mix } from '../kit/colour.ts';
import { glints, grass, layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { groundsel, lobelia } from '../kit/moorland.ts';
import { mountKenya as twinPeaks } from '../kit/mountains.ts';
import { hikers } from '../kit/people/hikers.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, place, shape } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

export const mountKenya: Scene = {
  alt: {
    en: 'Trekkers pass giant groundsels and a small lake below the jagged twin peaks of Mount Kenya.',
    sw: 'Wapanda mlima wanapita mimea mikubwa na ziwa dogo chini ya vilele pacha vya Mlima Kenya.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 880, y: 700, width: 1000 },
  draw: ({ palette, random }) =>
    sky(palette, 800) +
    cloud(palette, 260, 210, 480) +
    cloud(palette, 1360, 320, 420) +
    place({ x: 820, y: 800, scale: 1.1 }, twinPeaks(palette)) +
    cloud(palette, 420, 620, 560) +
    cloud(palette, 1300, 660, 520) +
    ridge(mix(palette.land[1], palette.haze, 0.2), [
      [-40, 620],
      [180, 670],
      [420, 730],
      [700, 772],
      [1000, 768],
      [1300, 720],
      [1640, 620],
    ]) +
    ridge(palette.land[2], [
      [-40, 760],
      [260, 800],
      [560, 850],
      [900, 870],
      [1240, 830],
      [1640, 760],
    ]) +
    gradient('tarn', [
      [0, palette.water[0]],
      [1, palette.water[2]],
    ]) +
    shape(
      'url(#tarn)',
      'M420 900C560 872 900 868 1120 884C1240 894 1220 930 1080 944C860 964 560 964 440 940C370 926 370 910 420 900z',
    ) +
    glints(palette.water[0], random, { x: 800, top: 888, bottom: 944, spread: 320, count: 8 }) +
    layer(palette, random, { depth: 3, y: 972, swell: 14, steps: 6 }) +
    place({ x: 1180, y: 960 }, stone(palette, 'stone-a', { width: 130, height: 70, colour: '#8d8a84' })) +
    place({ x: 380, y: 980 }, stone(palette, 'stone-b', { width: 170, height: 90, colour: '#8d8a84' })) +
    shape(
      lit(palette, '#c9ab7e'),
      'M700 1220C720 1120 860 1060 900 1020C930 990 900 984 850 980L900 974C970 980 990 1000 960 1040C920 1090 860 1130 860 1220z',
    ) +
    place({ x: 868, y: 1010, scale: 0.3 }, person(palette, hikers.guest, poses.walking)) +
    place({ x: 930, y: 1040, scale: 0.36 }, person(palette, hikers.guide, poses.walking)) +
    grass(palette, random, { y: 1030, height: 40, count: 40 }) +
    place({ x: 1090, y: 1010, scale: 0.62 }, groundsel(palette, random)) +
    place({ x: 1330, y: 1100, scale: 1.3 }, groundsel(palette, random)) +
    place({ x: 210, y: 1080, scale: 1.05 }, groundsel(palette, random)) +
    place({ x: 520, y: 1090, scale: 0.9 }, lobelia(palette)) +
    place({ x: 1110, y: 1130, scale: 0.75 }, lobelia(palette)) +
    grass(palette, random, { y: 1130, height: 50, count: 40 }) +
    ridge(mix(palette.land[4], palette.ink, 0.6), [
      [-40, 1170],
      [400, 1150],
      [800, 1176],
      [1200, 1150],
      [1640, 1168],
    ]),
};
