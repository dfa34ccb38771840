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
      layer(palette, random, { depth: 0, y: 400, swell: 40, steps: 6 }) +
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
        { own: '#86b060', gap: 24, distance: 0.45 },
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
        { own: '#6fa54a', gap: 32, distance: 0.2 },
      ) +
      place(
        { x: 1180, y: 590, scale: 0.62 },
        cottage(palette, { id: 'farm', wall: '#f0e6cf', roof: '#b04a34', distance: 0.2 }),
      ) +
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
        { own: '#5c9a3c', gap: 30 },
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
      foliage(palette, random, { x: 240, y: 60, width: 620, count: 40 }) +
      foliage(palette, random, { x: 520, y: 20, width: 460 }) +
      checkedCloth(table, 720, '#f6efdf', '#5f8a8f') +
      place({ x: 350, y: 900, scale: 1.15 }, jug(table)) +
      place({ x: 560, y: 900 }, glass(table, '#e0782c')) +
      place({ x: 1300, y: 870 }, arumVase(table)) +
      place(
        { x: 1000, y: 830 },
        lowBowl(table, { radius: 200, own: '#b5653a', rim: '#f2d9a0' }, 120, stew(table, random, { radius: 166 })),
      ) +
      place({ x: 640, y: 1010 }, lowPlate(table, { radius: 330, own: '#f8f2e2', rim: '#2f7d6d' }, '')) +
      place({ x: 550, y: 980, scale: 0.84, scaleX: 1.4 }, maizeCob(table, -10)) +
      place({ x: 620, y: 1040, scale: 0.84, scaleX: 1.4 }, maizeCob(table, 6)) +
      place({ x: 830, y: 960, scale: 0.7, scaleX: 1.05 }, avocado(table, 30)) +
      place({ x: 880, y: 1030, scale: 0.66, scaleX: 1 }, avocado(table, -16)) +
      place(
        { x: 1160, y: 1060 },
        lowPlate(
          table,
          { radius: 210, own: '#f8f2e2', rim: '#2f7d6d' },
          place({ x: 0, y: 0 }, chapati(table, random, { radius: 140 })) +
            place({ x: 24, y: -20 }, chapati(table, random, { radius: 134 })),
        ),
      ) +
      place(
        { x: 1440, y: 1000 },
        lowBowl(table, { radius: 150, own: '#f8f2e2', rim: '#2f7d6d' }, 90, greens(table, random, 126)),
      ) +
      place(
        { x: 160, y: 1030 },
        lowBowl(table, { radius: 150, own: '#f8f2e2', rim: '#c8452f' }, 90, kachumbari(table, random, 124, 16)),
      ) +
      low({ x: 980, y: 1140, scale: 0.9 }, rotate(20, avocado(table)))
    );
  },
};
