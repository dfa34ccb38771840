import { leopard } from '../kit/animals/leopard.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { farHerd } from '../kit/herd.ts';
import { layer } from '../kit/land.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, limb, place, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

/** The bough and its trunk at the right edge, with bark in two tones. */
const tree = ({ palette }: Paint): Drawing => {
  const bark = mix(palette.ink, palette.glow, 0.2);
  const bright = mix(bark, palette.rim, 0.36);
  return (
    limb(bark, [
      [1500, 1260, 300],
      [1470, 900, 220],
      [1440, 640, 190],
      [1500, 300, 150],
      [1560, -60, 130],
    ]) +
    limb(bark, [
      [1480, 900, 150],
      [1240, 800, 104],
      [900, 770, 84],
      [560, 790, 64],
      [260, 740, 40],
      [-20, 640, 16],
    ]) +
    limb(bark, [
      [620, 780, 44],
      [420, 850, 26],
      [180, 890, 12],
    ]) +
    limb(bark, [
      [1460, 560, 90],
      [1240, 330, 50],
      [980, 190, 26],
      [700, 120, 12],
    ]) +
    stroke(
      bright,
      7,
      'M1390 730C1330 748 1260 746 1230 744C1100 728 1000 724 900 724C780 730 660 756 560 754C440 744 340 726 250 716',
    ) +
    stroke(bright, 6, 'M1372 1100C1374 960 1366 900 1360 860M1400 600C1360 520 1300 420 1220 330') +
    stroke(
      mix(bark, palette.ink, 0.5),
      6,
      'M1480 1160q-20-120 0-220M1550 1100q-30-160-10-300M1500 620q-20-120 20-240M1060 800q-60-16-140-12M760 806q-60 0-110-14',
    )
  );
};

export const leopardTree: Scene = {
  alt: {
    en: 'A leopard rests on the bough of a great tree above the plain, its tail hanging down.',
    sw: 'Chui amepumzika kwenye tawi la mti mkubwa, mkia wake ukining’inia juu ya uwanda.',
  },
  lights: ['gold', 'dusk', 'dawn', 'day'],
  close: { x: 780, y: 700, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 860) +
      sun(palette, 360, 600, 110) +
      cloud(palette, 640, 330, 480) +
      cloud(palette, 220, 230, 360) +
      layer(palette, random, { depth: 0, y: 850, swell: 34, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 912, swell: 18 }) +
      place({ x: 560, y: 950, scale: 0.36 }, acacia(palette, random, 0.6)) +
      place({ x: 1290, y: 956, scale: 0.42 }, acacia(palette, random, 0.55)) +
      layer(palette, random, { depth: 2, y: 968, swell: 10 }) +
      farHerd(palette, random, { from: 80, to: 1000, y: 996, count: 40, size: 1.6 }) +
      layer(palette, random, { depth: 3, y: 1070, swell: 12, steps: 6 }) +
      birds(palette, random, { x: 260, y: 420, size: 0.7 }) +
      tree(paint) +
      place({ x: 920, y: 748, scale: 1.36 }, leopard(palette, 'leopard')) +
      foliage(palette, random, { x: 720, y: 90, width: 620 }) +
      foliage(palette, random, { x: 1260, y: 40, width: 760 }) +
      foliage(palette, random, { x: 120, y: 640, width: 380 }) +
      foliage(palette, random, { x: 180, y: 910, width: 260 })
    );
  },
};
