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
      layer(palette, 0, random, 620, 20, 5) +
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
      layer(palette, 1, random, 676, 14, 7) +
      [90, 240, 700, 960].map((x, index) => place(x, 716, 1, bush(palette, random, 150 + index * 20, 0.4))).join('') +
      place(820, 724, 0.5, doumPalm(palette, random, 0.5)) +
      place(1010, 728, 0.6, doumPalm(palette, random, 0.42)) +
      place(1480, 730, 0.5, doumPalm(palette, random, 0.5)) +
      gradient('ewaso', [
        [0, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#ewaso)', 'M-20 724C400 716 1100 720 1640 726V840C1300 852 900 800 560 812S120 850-20 832z') +
      glints(palette.water[0], random, 1080, 732, 812, 380, 9) +
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
      place(1420, 900, 1.3, doumPalm(palette, random)) +
      grass(palette, random, 930, 40, 40) +
      shadow(palette, 1010, 1010, 200) +
      place(1040, 1012, 1.26, oryx(palette, 'oryx')) +
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
      foliage(palette, random, 190, 760, 340) +
      foliage(palette, random, 360, 690, 240) +
      foliage(palette, random, 250, 580, 330) +
      shadow(palette, 640, 1088, 190) +
      place(620, 1090, 1.4, gerenuk(palette, 'gerenuk')) +
      grass(palette, random, 1096, 52, 40) +
      foreground(palette, random, 1150)
    );
  },
};
