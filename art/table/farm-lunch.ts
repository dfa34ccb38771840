import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { rows } from '../kit/crops.ts';
import { chapati } from '../kit/dishes/breads.ts';
import { glass } from '../kit/dishes/drinks.ts';
import { avocado, jug, maizeCob } from '../kit/dishes/lunch.ts';
import { greens, kachumbari, stew } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { foliage } from '../kit/foliage.ts';
import { layer } from '../kit/land.ts';
import type { Scene } from '../kit/scene.ts';
import { limb, place, rotate } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { low } from '../kit/table/arcs.ts';
import { arumVase } from '../kit/table/flowers.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { checkedCloth } from '../kit/table/table-top.ts';

export const farmLunch: Scene = {
  alt: {
    en: 'A garden table with roast maize, avocado, stew, greens and juice; rows of tea climb the hills behind.',
    sw: 'Meza ya bustanini yenye mahindi ya kuchoma, parachichi, mchuzi, mboga na juisi; mashamba ya chai nyuma.',
  },
  lights: ['day', 'dawn', 'mist', 'gold'],
  close: { x: 700, y: 890, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 460) +
      sun(palette, 1080, 260, 72) +
      cloud(palette, 640, 170, 520) +
      layer(palette, 0, random, 400, 40, 6) +
      rows(
        palette,
        'tea-far',
        [
          [-40, 470],
          [260, 420],
          [640, 450],
          [1040, 420],
          [1640, 470],
        ],
        '#86b060',
        24,
        0.45,
      ) +
      rows(
        palette,
        'tea-mid',
        [
          [-40, 520],
          [300, 540],
          [760, 510],
          [1200, 540],
          [1640, 490],
        ],
        '#6fa54a',
        32,
        0.2,
      ) +
      place(1180, 590, 0.62, cottage(palette, { id: 'farm', wall: '#f0e6cf', roof: '#b04a34', distance: 0.2 })) +
      rows(
        palette,
        'tea-near',
        [
          [-40, 600],
          [400, 580],
          [820, 606],
          [1240, 590],
          [1640, 620],
        ],
        '#5c9a3c',
        30,
      ) +
      limb(mix(palette.ink, palette.glow, 0.14), [
        [-40, 900, 110],
        [40, 500, 84],
        [90, 160, 70],
        [60, -40, 80],
      ]) +
      limb(mix(palette.ink, palette.glow, 0.14), [
        [70, 260, 40],
        [220, 130, 26],
        [420, 70, 12],
      ]) +
      foliage(palette, random, 240, 60, 620, 0, 40) +
      foliage(palette, random, 520, 20, 460, 0, 26) +
      checkedCloth(table, 720, '#f6efdf', '#5f8a8f') +
      place(350, 900, 1.15, jug(table)) +
      place(560, 900, 1, glass(table, '#e0782c')) +
      place(1300, 870, 1, arumVase(table)) +
      place(
        1000,
        830,
        1,
        lowBowl(table, { radius: 200, own: '#b5653a', rim: '#f2d9a0' }, 120, stew(table, random, 166)),
      ) +
      place(640, 1010, 1, lowPlate(table, { radius: 330, own: '#f8f2e2', rim: '#2f7d6d' }, '')) +
      place(550, 980, 0.84, maizeCob(table, -10), 1.4) +
      place(620, 1040, 0.84, maizeCob(table, 6), 1.4) +
      place(830, 960, 0.7, avocado(table, 30), 1.05) +
      place(880, 1030, 0.66, avocado(table, -16), 1) +
      place(
        1160,
        1060,
        1,
        lowPlate(
          table,
          { radius: 210, own: '#f8f2e2', rim: '#2f7d6d' },
          place(0, 0, 1, chapati(table, random, 140)) + place(24, -20, 1, chapati(table, random, 134)),
        ),
      ) +
      place(
        1440,
        1000,
        1,
        lowBowl(table, { radius: 150, own: '#f8f2e2', rim: '#2f7d6d' }, 90, greens(table, random, 126)),
      ) +
      place(
        160,
        1030,
        1,
        lowBowl(table, { radius: 150, own: '#f8f2e2', rim: '#c8452f' }, 90, kachumbari(table, random, 124, 16)),
      ) +
      low(980, 1140, 0.9, rotate(20, avocado(table)))
    );
  },
};
