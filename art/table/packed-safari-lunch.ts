import { elephant } from '../kit/animals/elephant.ts';
import { mix } from '../kit/colour.ts';
import { chapati } from '../kit/dishes/breads.ts';
import { flask, mug } from '../kit/dishes/drinks.ts';
import { banana, mango } from '../kit/dishes/fruit.ts';
import { samosa } from '../kit/dishes/lunch.ts';
import { kachumbari } from '../kit/dishes/stews.ts';
import { grass, layer, shadow } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, inside, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { checkedCloth } from '../kit/table/table-top.ts';
import { landCruiser } from '../kit/vehicles/land-cruiser.ts';

export const packedSafariLunch: Scene = {
  alt: {
    en: 'A packed lunch of samosas, chapati and fruit on a checked blanket, a flask of tea; elephants cross the plain.',
    sw: 'Chakula cha safari: sambusa, chapati na matunda juu ya shuka, chupa ya chai; tembo wanapita uwandani.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 900, y: 900, width: 960 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 560) +
      sun(palette, 460, 360, 80) +
      cloud(palette, 860, 180, 560) +
      cloud(palette, 240, 260, 300) +
      layer(palette, 0, random, 510, 40, 5) +
      layer(palette, 1, random, 560, 16, 7) +
      place(180, 590, 0.34, acacia(palette, random, 0.6)) +
      place(860, 588, 0.26, acacia(palette, random, 0.66)) +
      layer(palette, 2, random, 604, 10, 6) +
      place(560, 640, 0.36, elephant(palette, 'first', { distance: 0.3 })) +
      place(720, 644, 0.3, elephant(palette, 'second', { distance: 0.3 })) +
      place(812, 644, 0.18, elephant(palette, 'calf', { distance: 0.3 })) +
      grass(palette, random, 662, 34, 60) +
      layer(palette, 3, random, 690, 8, 6) +
      birds(palette, random, 900, 330, 5, 0.6) +
      shadow(palette, 1300, 772, 200) +
      place(1300, 784, 1.08, landCruiser(palette, 'car', '#8d8a58', 0.06)) +
      grass(palette, random, 800, 44, 50) +
      inside('blanket', 'M-20 790Q400 762 800 772T1620 784V1220H-20z', checkedCloth(table, 768, '#b3262c', '#25204a')) +
      stroke(mix(lit(table, '#b3262c'), table.rim, 0.4), 6, 'M-20 790Q400 762 800 772T1620 784') +
      place(300, 990, 1.3, flask(table, '#2f6f68')) +
      place(470, 1020, 1.05, mug(table, '#f6f1e4', '#b5342c')) +
      place(880, 1000, 1, box(table, random)) +
      place(1390, 905, 0.86, banana(table, -6), 1.2) +
      place(1450, 1030, 0.8, mango(table, '#d9542f', 10), 1) +
      place(1330, 1070, 0.8, mango(table, '#c8702f', -20), 1) +
      place(200, 1120, 0.66, samosa(table, -16), 1) +
      faint(0.9, grass(palette, random, 1200, 60, 16))
    );
  },
};

/** A stacked lunch tin, its lid beside it, filled in three parts. */
function box(palette: Palette, random: Random): Drawing {
  const tin = lit(palette, '#c9ced0');
  const dark = mix(tin, palette.ink, 0.36);
  const bright = mix(tin, '#ffffff', 0.55);
  return (
    faint(0.36, ellipse(palette.ink, 40, 120, 420, 60)) +
    shape(dark, 'M-360-30L-340 100Q-336 116-316 116H316Q336 116 340 100L360-30z') +
    shape(tin, 'M-360-30L-340 92Q-336 108-316 108H160L176-30z') +
    stroke(bright, 6, 'M-336-10L-320 84') +
    polygon(bright, [
      [-300, -140],
      [300, -140],
      [366, -30],
      [-366, -30],
    ]) +
    polygon(mix(tin, palette.ink, 0.5), [
      [-286, -130],
      [286, -130],
      [344, -38],
      [-344, -38],
    ]) +
    polygon(mix(tin, palette.ink, 0.3), [
      [-66, -134],
      [-54, -134],
      [-58, -34],
      [-74, -34],
    ]) +
    polygon(mix(tin, palette.ink, 0.3), [
      [120, -134],
      [132, -134],
      [152, -34],
      [138, -34],
    ]) +
    [
      [-240, -104, 8],
      [-150, -104, -14],
      [-252, -66, -10],
      [-140, -68, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(x, y, 0.72, samosa(palette, turn), 0.94))
      .join('') +
    place(30, -84, 0.44, chapati(palette, random, 96), 0.96) +
    place(36, -92, 0.44, chapati(palette, random, 92), 0.96) +
    place(30, -98, 0.42, chapati(palette, random, 92), 0.96) +
    place(228, -84, 0.42, kachumbari(palette, random, 102, 14), 0.96) +
    stroke(mix(bright, '#ffffff', 0.5), 5, 'M-362-32H364')
  );
}
