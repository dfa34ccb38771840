import { colobus } from '../kit/animals/colobus.ts';
import { cliff } from '../kit/cliffs.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { groundsel } from '../kit/moorland.ts';
import { leaves } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import { stone } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, gradient, limb, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

/** The fall from the moor's edge to its pool, in three strands, with spray at its foot. */
const fall = ({ palette, random }: Paint): Drawing => {
  const white = mix(palette.cloud[0], palette.sun, 0.3);
  const threads = Array.from({ length: 13 }, (_, index) => {
    const x = 764 + index * 9 + between(random, -3, 3);
    return `M${x.toFixed(0)} ${(420 + between(random, 0, 120)).toFixed(0)}q${between(random, -6, 6).toFixed(0)} 160 ${((x - 820) * 0.24).toFixed(0)} ${between(random, 260, 440).toFixed(0)}`;
  });
  return (
    gradient('fall', [
      [0, white],
      [0.7, mix(white, palette.water[0], 0.5)],
      [1, mix(white, palette.haze, 0.2)],
    ]) +
    shape('url(#fall)', 'M752 396C790 386 850 386 884 396C880 520 900 720 930 900H716C742 720 758 520 752 396z') +
    stroke(mix(palette.water[1], palette.haze, 0.3), 4, threads.join('')) +
    faint(
      0.5,
      ellipse(white, { x: 822, y: 900, rx: 190, ry: 44 }) +
        ellipse(white, { x: 760, y: 876, rx: 110, ry: 36 }) +
        ellipse(white, { x: 896, y: 870, rx: 90, ry: 30 }),
    )
  );
};

export const aberdaresWaterfall: Scene = {
  alt: {
    en: 'A waterfall drops from the moor into a forest gorge, a colobus monkey on a mossy branch in front.',
    sw: 'Maporomoko ya maji yanashuka kutoka nyikani hadi msituni, mbega ameketi tawini mbele.',
  },
  lights: ['mist', 'day', 'dawn', 'gold'],
  close: { x: 1020, y: 640, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 420) +
      cloud(palette, 420, 130, 520) +
      cloud(palette, 1180, 90, 420) +
      layer(palette, random, { depth: 0, y: 300, swell: 34, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 366, swell: 16 }) +
      place({ x: 520, y: 396, scale: 0.3 }, groundsel(palette, random)) +
      place({ x: 620, y: 400, scale: 0.22 }, groundsel(palette, random)) +
      place({ x: 1010, y: 398, scale: 0.28 }, groundsel(palette, random)) +
      cliff(palette, random, {
        top: [
          [-40, 420],
          [200, 392],
          [500, 400],
          [752, 396],
          [884, 396],
          [1120, 400],
          [1400, 380],
          [1660, 410],
        ],
        foot: 900,
        own: '#6f6a60',
        column: 70,
        distance: 0.22,
      }) +
      fall(paint) +
      foliage(palette, random, { x: 180, y: 560, width: 520, distance: 0.3, count: 64 }) +
      foliage(palette, random, { x: 1420, y: 560, width: 520, distance: 0.3, count: 64 }) +
      foliage(palette, random, { x: 420, y: 740, width: 460, distance: 0.18, count: 64 }) +
      foliage(palette, random, { x: 1200, y: 740, width: 460, distance: 0.18, count: 64 }) +
      ridge(mix(palette.leaf[2], palette.haze, 0.12), [
        [-40, 760],
        [200, 800],
        [460, 850],
        [640, 910],
        [820, 930],
        [1000, 910],
        [1200, 850],
        [1440, 800],
        [1640, 760],
      ]) +
      gradient('pool', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape(
        'url(#pool)',
        'M470 960C600 900 1060 896 1190 960C1290 1040 1240 1160 1160 1220H520C400 1150 380 1030 470 960z',
      ) +
      faint(
        0.7,
        stroke(palette.water[0], 5, 'M640 940h330M560 984h200M860 976h220M520 1040h180M820 1040h300M600 1110h300'),
      ) +
      place({ x: 480, y: 1030 }, stone(palette, 'stone-a', { width: 200, height: 110, colour: '#7d7a70' })) +
      place({ x: 1200, y: 1060 }, stone(palette, 'stone-b', { width: 240, height: 130, colour: '#7d7a70' })) +
      place({ x: 980, y: 1010 }, stone(palette, 'stone-c', { width: 110, height: 54, colour: '#7d7a70' })) +
      foliage(palette, random, { x: 120, y: 960, width: 520, distance: 0.04, count: 70 }) +
      foliage(palette, random, { x: 1480, y: 980, width: 480, distance: 0.04, count: 70 }) +
      limb(mix(lit(palette, '#5c4a38'), palette.ink, 0.3), [
        [1660, 560, 90],
        [1440, 600, 60],
        [1240, 590, 40],
        [1060, 620, 20],
        [960, 600, 8],
      ]) +
      stroke(
        mix(palette.leaf[1], palette.rim, 0.2),
        9,
        'M1600 528C1540 552 1480 566 1420 572M1330 574C1280 572 1220 574 1180 584',
      ) +
      foliage(palette, random, { x: 1010, y: 590, width: 170, count: 14 }) +
      place({ x: 1320, y: 588, scale: 1.25 }, colobus(palette)) +
      foliage(palette, random, { x: 1460, y: 30, width: 760, count: 70 }) +
      place({ x: -10, y: 1210 }, leaves(palette, random, 6, 330)) +
      place({ x: 1610, y: 1210 }, leaves(palette, random, 6, 330))
    );
  },
};
