import { gerenuk, oryx } from '../kit/animals/antelopes.ts';
import { mix } from '../kit/colour.ts';
import { doumPalm } from '../kit/doum-palm.ts';
import { foliage } from '../kit/foliage.ts';
import { foreground, glints, grass, layer, ridge, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, limb, place, shape } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const samburuRiver: Scene = {
  alt: {
    en: 'A gerenuk stands on its hind legs to browse and an oryx looks on, doum palms along the river behind.',
    sw: 'Swala twiga amesimama kwa miguu ya nyuma akila majani, choroa karibu, mikoma kando ya mto.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 660, y: 690, width: 1000 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#d9a877');
    return (
      sky(palette, 700) +
      sun(palette, 1080, 380, 80) +
      cloud(palette, 360, 180, 520) +
      cloud(palette, 1320, 230, 380) +
      layer(palette, random, { depth: 0, y: 620, swell: 20, steps: 5 }) +
      // The table mountain of the north.
      ridge(mix(palette.land[1], palette.haze, 0.3), [
        [520, 650],
        [620, 600],
        [690, 520],
        [760, 506],
        [900, 500],
        [960, 520],
        [1030, 600],
        [1180, 650],
      ]) +
      layer(palette, random, { depth: 1, y: 676, swell: 14 }) +
      [90, 240, 700, 960]
        .map((x, index) => place({ x, y: 716 }, bush(palette, random, 150 + index * 20, 0.4)))
        .join('') +
      place({ x: 820, y: 724, scale: 0.5 }, doumPalm(palette, random, 0.5)) +
      place({ x: 1010, y: 728, scale: 0.6 }, doumPalm(palette, random, 0.42)) +
      place({ x: 1480, y: 730, scale: 0.5 }, doumPalm(palette, random, 0.5)) +
      gradient('ewaso', [
        [0, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#ewaso)', 'M-20 724C400 716 1100 720 1640 726V840C1300 852 900 800 560 812S120 850-20 832z') +
      glints(palette.water[0], random, { x: 1080, top: 732, bottom: 812, spread: 380, count: 9 }) +
      gradient('sand', [
        [0, sand],
        [1, mix(sand, palette.ink, 0.45)],
      ]) +
      ridge('url(#sand)', [
        [-40, 832],
        [200, 838],
        [560, 812],
        [900, 806],
        [1280, 846],
        [1640, 834],
      ]) +
      place({ x: 1420, y: 900, scale: 1.3 }, doumPalm(palette, random)) +
      grass(palette, random, { y: 930, height: 40, count: 40 }) +
      shadow(palette, { x: 1010, y: 1010, width: 200 }) +
      place({ x: 1040, y: 1012, scale: 1.26 }, oryx(palette, 'oryx')) +
      limb(mix(palette.ink, palette.leaf[2], 0.3), [
        [210, 1100, 30],
        [222, 940, 19],
        [250, 760, 12],
        [330, 560, 6],
      ]) +
      limb(mix(palette.ink, palette.leaf[2], 0.3), [
        [226, 920, 15],
        [300, 780, 9],
        [400, 690, 5],
      ]) +
      foliage(palette, random, { x: 190, y: 760, width: 340 }) +
      foliage(palette, random, { x: 360, y: 690, width: 240 }) +
      foliage(palette, random, { x: 250, y: 580, width: 330 }) +
      shadow(palette, { x: 640, y: 1088, width: 190 }) +
      place({ x: 620, y: 1090, scale: 1.4 }, gerenuk(palette, 'gerenuk')) +
      grass(palette, random, { y: 1096, height: 52, count: 40 }) +
      foreground(palette, random, 1150)
    );
  },
};
