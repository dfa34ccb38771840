import { mix } from '../kit/colour.ts';
import { glints, grass, layer, ridge } from '../kit/land.ts';
import { groundsel, lobelia } from '../kit/moorland.ts';
import { hikers } from '../kit/people/hikers.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { faint, gradient, place, shape } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

export const aberdaresMoor: Scene = {
  alt: {
    en: 'Walkers cross the high moor of the Aberdares between tussocks, giant groundsels and a clear brook.',
    sw: 'Watembezi wanapita nyanda za juu za Aberdare kati ya nyasi, mimea mikubwa na kijito cha maji safi.',
  },
  lights: ['mist', 'day', 'dawn', 'gold'],
  close: { x: 900, y: 760, width: 960 },
  draw: ({ palette, random }) => {
    const fog = (d: string) => faint(0.6, shape(mix(palette.cloud[0], palette.haze, 0.4), d));
    return (
      sky(palette, 560) +
      cloud(palette, 420, 190, 620) +
      cloud(palette, 1280, 280, 420) +
      ridge(mix(palette.land[0], palette.haze, 0.2), [
        [-40, 520],
        [220, 440],
        [430, 380],
        [560, 410],
        [760, 480],
        [1040, 430],
        [1220, 380],
        [1400, 440],
        [1640, 500],
      ]) +
      fog('M-20 560C200 520 460 540 640 530S1100 500 1640 540V600H-20z') +
      layer(palette, random, { depth: 1, y: 590, swell: 40, steps: 5 }) +
      fog('M-20 680C300 640 620 668 900 650S1400 640 1640 660V720H-20z') +
      layer(palette, random, { depth: 2, y: 700, swell: 34, steps: 5 }) +
      [120, 250, 1380, 1520]
        .map((x, index) => place({ x, y: 760 + (index % 2) * 14, scale: 0.36 }, groundsel(palette, random)))
        .join('') +
      layer(palette, random, { depth: 3, y: 800, swell: 22, steps: 5 }) +
      gradient('brook', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape(
        'url(#brook)',
        'M640 826C700 830 720 850 660 876C560 910 520 940 620 980C760 1030 780 1100 640 1220H1180C1160 1100 1060 1020 900 970C780 930 720 906 760 880C800 850 760 824 690 820z',
      ) +
      glints(palette.water[0], random, { x: 860, top: 1010, bottom: 1150, spread: 240, count: 8 }) +
      grass(palette, random, { y: 880, height: 46, count: 70 }) +
      place({ x: 1120, y: 890, scale: 0.62 }, person(palette, hikers.guide, poses.walking)) +
      place({ x: 1230, y: 910, scale: 0.68 }, person(palette, hikers.guest, poses.walking)) +
      place({ x: 560, y: 1010 }, stone(palette, 'stone-a', { width: 150, height: 80, colour: '#8d8a84' })) +
      place({ x: 1030, y: 1110 }, stone(palette, 'stone-b', { width: 190, height: 100, colour: '#8d8a84' })) +
      place({ x: 330, y: 1110, scale: 1.5 }, groundsel(palette, random)) +
      place({ x: 120, y: 1120, scale: 1.1 }, lobelia(palette)) +
      place({ x: 1440, y: 1130, scale: 1.25 }, lobelia(palette)) +
      grass(palette, random, { y: 1120, height: 90, count: 60 }) +
      ridge(mix(palette.land[4], palette.ink, 0.6), [
        [-40, 1176],
        [400, 1160],
        [800, 1184],
        [1200, 1160],
        [1640, 1176],
      ])
    );
  },
};
