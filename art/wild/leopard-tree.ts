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
      layer(palette, 0, random, 850, 34, 6) +
      layer(palette, 1, random, 912, 18, 7) +
      place(560, 950, 0.36, acacia(palette, random, 0.6)) +
      place(1290, 956, 0.42, acacia(palette, random, 0.55)) +
      layer(palette, 2, random, 968, 10, 7) +
      farHerd(palette, random, 80, 1000, 996, 40, 1.6) +
      layer(palette, 3, random, 1070, 12, 6) +
      birds(palette, random, 260, 420, 5, 0.7) +
      tree(paint) +
      place(920, 748, 1.36, leopard(palette, 'leopard')) +
      foliage(palette, random, 720, 90, 620) +
      foliage(palette, random, 1260, 40, 760) +
      foliage(palette, random, 120, 640, 380) +
      foliage(palette, random, 180, 910, 260)
    );
  },
};
