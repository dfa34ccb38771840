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
          layer(palette, 1, random, 360, 40, 7) +
          layer(palette, 2, random, 430, 30, 6) +
          layer(palette, 3, random, 510, 20, 5) +
          place(380, 590, 0.9, banana(palette, random)) +
          place(940, 600, 1.05, banana(palette, random)),
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
      box(wall, 240, 0, 780, 60) +
      box(mix(wall, palette.ink, 0.18), 0, 600, 1600, 130) +
      stroke(wood, 26, 'M250 60H1010V560H250z') +
      stroke(wood, 14, 'M630 60V560M250 300H1010') +
      stroke(mix(wood, table.rim, 0.4), 5, 'M264 72H996M264 72V548') +
      box(wood, 210, 560, 840, 30, 6) +
      box(mix(wood, table.rim, 0.4), 210, 560, 840, 7) +
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
      place(1180, 900, 1.18, sufuria(table, stew(table, random, 128))) +
      steam(palette, 1180, 690, 1.1, 0.4) +
      place(
        620,
        930,
        1,
        lowPlate(table, { radius: 390, own: '#f6f1e4', rim: '#2f5f9f' }, place(210, 60, 1, greens(table, random, 96))),
      ) +
      place(540, 940, 1, mukimo(table, random)) +
      place(760, 1010, 0.5, stew(table, random, 150, '#a8431f', ['#7a3f22', '#8a4a2a', '#e0913a', '#7a3f22']), 1) +
      place(640, 850, 0.8, coriander(table, 20)) +
      place(200, 880, 1.2, mug(table, '#f6f1e4', '#2f5f9f')) +
      place(
        1390,
        1030,
        1,
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
    return ellipse(mix(own, palette.ink, 0.3), x + 2, y + 3, 12, 9) + ellipse(own, x, y, 11, 8);
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
  box(lit(palette, '#6d452b'), 1130, 330, 400, 24, 4) +
  box(mix(lit(palette, '#6d452b'), palette.rim, 0.4), 1130, 330, 400, 6) +
  [1200, 1310]
    .map((x, index) =>
      place(
        x,
        330,
        0.8,
        mug(palette, index ? '#2f7d6d' : '#f6f1e4', index ? '#f6efdf' : '#b5342c', index ? '#235f54' : '#c9bfa8'),
      ),
    )
    .join('') +
  [0, 1, 2, 3]
    .map((index) => ellipse(lit(palette, index % 2 ? '#f6f1e4' : '#2f5f9f'), 1452, 320 - index * 14, 72, 12))
    .join('');
