import { mix } from '../kit/colour.ts';
import { mug } from '../kit/dishes/drinks.ts';
import { ugaliDome } from '../kit/dishes/grains.ts';
import { coriander } from '../kit/dishes/herbs.ts';
import { sufuria } from '../kit/dishes/pots.ts';
import { greens, stew } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, inside, place, polygon, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { checkedCloth } from '../kit/table/table-top.ts';
import { banana } from '../kit/trees.ts';

export const mukimoStew: Scene = {
  alt: {
    en: 'Green mukimo with beef stew on enamel plates in a farm kitchen, hills outside the window.',
    sw: 'Mukimo wa kijani na mchuzi wa nyama kwenye sahani za enameli jikoni, vilima nje ya dirisha.',
  },
  lights: ['day', 'dawn', 'dusk', 'gold'],
  close: { x: 700, y: 890, width: 860 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const wall = lit(table, '#cfa46a');
    const wood = lit(table, '#6d452b');
    return (
      sky(palette, 520) +
      inside(
        'window',
        'M250 60H1010V560H250z',
        sun(palette, 830, 240, 56) +
          cloud(palette, 480, 180, 300) +
          layer(palette, random, { depth: 1, y: 360, swell: 40 }) +
          layer(palette, random, { depth: 2, y: 430, swell: 30, steps: 6 }) +
          layer(palette, random, { depth: 3, y: 510, swell: 20, steps: 5 }) +
          place({ x: 380, y: 590, scale: 0.9 }, banana(palette, random)) +
          place({ x: 940, y: 600, scale: 1.05 }, banana(palette, random)),
      ) +
      polygon(wall, [
        [0, 0],
        [250, 0],
        [250, 560],
        [1010, 560],
        [1010, 0],
        [1600, 0],
        [1600, 720],
        [0, 720],
      ]) +
      box(wall, { x: 240, y: 0, width: 780, height: 60 }) +
      box(mix(wall, palette.ink, 0.18), { x: 0, y: 600, width: 1600, height: 130 }) +
      stroke(wood, 26, 'M250 60H1010V560H250z') +
      stroke(wood, 14, 'M630 60V560M250 300H1010') +
      stroke(mix(wood, table.rim, 0.4), 5, 'M264 72H996M264 72V548') +
      box(wood, { x: 210, y: 560, width: 840, height: 30, round: 6 }) +
      box(mix(wood, table.rim, 0.4), { x: 210, y: 560, width: 840, height: 7 }) +
      shelf(table) +
      faint(
        palette.lamps ? 0 : 0.2,
        polygon(palette.glow, [
          [1050, 590],
          [250, 590],
          [420, 1200],
          [1600, 1200],
          [1600, 900],
        ]),
      ) +
      checkedCloth(table, 700, '#f3e8d0', '#b5342c') +
      place({ x: 1180, y: 900, scale: 1.18 }, sufuria(table, stew(table, random, { radius: 128 }))) +
      steam(palette, { x: 1180, y: 690, scale: 1.1, strength: 0.4 }) +
      place(
        { x: 620, y: 930 },
        lowPlate(
          table,
          { radius: 390, own: '#f6f1e4', rim: '#2f5f9f' },
          place({ x: 210, y: 60 }, greens(table, random, 96)),
        ),
      ) +
      place({ x: 540, y: 940 }, mukimo(table, random)) +
      place(
        { x: 760, y: 1010, scale: 0.5, scaleX: 1 },
        stew(table, random, { radius: 150, own: '#a8431f', pieces: ['#7a3f22', '#8a4a2a', '#e0913a', '#7a3f22'] }),
      ) +
      place({ x: 640, y: 850, scale: 0.8 }, coriander(table, 20)) +
      place({ x: 200, y: 880, scale: 1.2 }, mug(table, '#f6f1e4', '#2f5f9f')) +
      place(
        { x: 1390, y: 1030 },
        lowBowl(table, { radius: 150, own: '#f6f1e4', rim: '#2f5f9f' }, 90, greens(table, random, 126)),
      )
    );
  },
};

/** Potatoes mashed with pumpkin leaves, maize and beans. */
function mukimo(palette: Palette, random: Random): Drawing {
  const bits = Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [between(random, -150, 130), between(random, -110, 20)];
    if ((x / 190) ** 2 + ((y - 30) / 165) ** 2 > 0.84) return '';
    const own = lit(palette, index % 3 === 0 ? '#8a3f2c' : '#f5e6a4');
    return (
      ellipse(mix(own, palette.ink, 0.3), { x: x + 2, y: y + 3, rx: 12, ry: 9 }) + ellipse(own, { x, y, rx: 11, ry: 8 })
    );
  });
  return (
    ugaliDome(palette, 400, '#7fae4c') +
    bits.join('') +
    stroke(
      lit(palette, '#3f7a35'),
      7,
      'M-120-40l16-8M-40-120l14 6M40-60l18 4M90-30l12-12M-70-80l16 6M-10-20l20-6M-140 10l14 6M20-110l14 8',
    )
  );
}

/** Enamel cups and plates on a board by the window. */
const shelf = (palette: Palette): Drawing =>
  box(lit(palette, '#6d452b'), { x: 1130, y: 330, width: 400, height: 24, round: 4 }) +
  box(mix(lit(palette, '#6d452b'), palette.rim, 0.4), { x: 1130, y: 330, width: 400, height: 6 }) +
  [1200, 1310]
    .map((x, index) =>
      place(
        { x, y: 330, scale: 0.8 },
        mug(palette, index ? '#2f7d6d' : '#f6f1e4', index ? '#f6efdf' : '#b5342c', index ? '#235f54' : '#c9bfa8'),
      ),
    )
    .join('') +
  [0, 1, 2, 3]
    .map((index) =>
      ellipse(lit(palette, index % 2 ? '#f6f1e4' : '#2f5f9f'), { x: 1452, y: 320 - index * 14, rx: 72, ry: 12 }),
    )
    .join('');
