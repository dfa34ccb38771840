import { ugaliDome } from '../kit/dishes/grains.ts';
import { board, charred, drumGrill, ribs, smoke } from '../kit/dishes/grill.ts';
import { chilli, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { kachumbari } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { grass, layer, shadow } from '../kit/land.ts';
import type { Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, place, rotate } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { low } from '../kit/table/arcs.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const nyamaChoma: Scene = {
  alt: {
    en: 'Nyama choma on a board with kachumbari and ugali; behind it a cook at a charcoal grill under an acacia.',
    sw: 'Nyama choma ubaoni pamoja na kachumbari na ugali; nyuma, mpishi kwenye jiko la makaa chini ya mgunga.',
  },
  lights: ['gold', 'day', 'dusk'],
  close: { x: 720, y: 900, width: 900 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 560) +
      sun(palette, 640, 400, 86) +
      cloud(palette, 420, 180, 420) +
      cloud(palette, 900, 270, 300) +
      layer(palette, random, { depth: 0, y: 530, swell: 46, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 580, swell: 18 }) +
      place({ x: 330, y: 606, scale: 0.3 }, acacia(palette, random, 0.6)) +
      place({ x: 760, y: 610, scale: 0.24 }, acacia(palette, random, 0.66)) +
      layer(palette, random, { depth: 2, y: 622, swell: 10, steps: 6 }) +
      grass(palette, random, { y: 656, height: 30, count: 50 }) +
      layer(palette, random, { depth: 3, y: 690, swell: 6, steps: 6 }) +
      birds(palette, random, { x: 300, y: 320, size: 0.6 }) +
      shadow(palette, { x: 1420, y: 780, width: 190 }) +
      place({ x: 1440, y: 800, scale: 2.2 }, acacia(palette, random)) +
      place({ x: 1240, y: 776, scale: 1.06 }, person(palette, looks.mama, poses.working)) +
      place({ x: 1030, y: 790, scale: 1.06 }, drumGrill(table, random)) +
      place({ x: 1020, y: 590, scale: 0.94 }, smoke(palette, 0.24)) +
      tableTop(table, { y: 770, own: '#8f5f3c' }) +
      place(
        { x: 220, y: 850 },
        lowPlate(table, { radius: 190, own: '#f6efdf', rim: '#2f7d6d' }, '') +
          place({ x: -4, y: 14 }, ugaliDome(table, 250)),
      ) +
      place(
        { x: 1360, y: 880 },
        lowBowl(table, { radius: 170, own: '#f2e6cc', rim: '#c8452f' }, 96, kachumbari(table, random, 142)),
      ) +
      place({ x: 760, y: 970 }, board(table, 860)) +
      feast(table, random) +
      low({ x: 1350, y: 1110, scale: 1.2 }, limeHalf(table)) +
      low({ x: 1460, y: 1080, scale: 1.2 }, limeHalf(table)) +
      low({ x: 150, y: 1060, scale: 1.3 }, chilli(table, '#4f8a34', -14))
    );
  },
};

const feast = (palette: Palette, random: Random): Drawing =>
  place({ x: 640, y: 936, scale: 0.86, scaleX: 1.3 }, ribs(palette)) +
  [
    [990, 880, 62],
    [1090, 910, 64],
    [1010, 950, 70],
    [1130, 990, 66],
    [1000, 1030, 72],
    [880, 1064, 66],
    [1130, 1072, 66],
  ]
    .map(([x = 0, y = 0, size = 0], index) =>
      place(
        { x, y, scale: 0.72, scaleX: 1 },
        rotate(index * 41 - 50, place({ x: 0, y: 0, scale: 0.84, scaleX: 1.24 }, charred(palette, random, size))),
      ),
    )
    .join('') +
  place({ x: 440, y: 1070, scale: 0.7, scaleX: 1.4 }, coriander(palette, 70)) +
  place({ x: 620, y: 1086, scale: 0.7, scaleX: 1.2 }, chilli(palette, '#cf2f27', 8));
