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
      layer(palette, 0, random, 530, 46, 5) +
      layer(palette, 1, random, 580, 18, 7) +
      place(330, 606, 0.3, acacia(palette, random, 0.6)) +
      place(760, 610, 0.24, acacia(palette, random, 0.66)) +
      layer(palette, 2, random, 622, 10, 6) +
      grass(palette, random, 656, 30, 50) +
      layer(palette, 3, random, 690, 6, 6) +
      birds(palette, random, 300, 320, 5, 0.6) +
      shadow(palette, 1420, 780, 190) +
      place(1440, 800, 2.2, acacia(palette, random)) +
      place(1240, 776, 1.06, person(palette, looks.mama, poses.working)) +
      place(1030, 790, 1.06, drumGrill(table, random)) +
      place(1020, 590, 0.94, smoke(palette, 0.24)) +
      tableTop(table, 770, '#8f5f3c') +
      place(
        220,
        850,
        1,
        lowPlate(table, { radius: 190, own: '#f6efdf', rim: '#2f7d6d' }, '') + place(-4, 14, 1, ugaliDome(table, 250)),
      ) +
      place(
        1360,
        880,
        1,
        lowBowl(table, { radius: 170, own: '#f2e6cc', rim: '#c8452f' }, 96, kachumbari(table, random, 142)),
      ) +
      place(760, 970, 1, board(table, 860)) +
      feast(table, random) +
      low(1350, 1110, 1.2, limeHalf(table)) +
      low(1460, 1080, 1.2, limeHalf(table)) +
      low(150, 1060, 1.3, chilli(table, '#4f8a34', -14))
    );
  },
};

const feast = (palette: Palette, random: Random): Drawing =>
  place(640, 936, 0.86, ribs(palette), 1.3) +
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
      place(x, y, 0.72, rotate(index * 41 - 50, place(0, 0, 0.84, charred(palette, random, size), 1.24)), 1),
    )
    .join('') +
  place(440, 1070, 0.7, coriander(palette, 70), 1.4) +
  place(620, 1086, 0.7, chilli(palette, '#cf2f27', 8), 1.2);
