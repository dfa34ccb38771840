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
      layer(palette, random, { depth: 0, y: 510, swell: 40, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 560, swell: 16 }) +
      place({ x: 180, y: 590, scale: 0.34 }, acacia(palette, random, 0.6)) +
      place({ x: 860, y: 588, scale: 0.26 }, acacia(palette, random, 0.66)) +
      layer(palette, random, { depth: 2, y: 604, swell: 10, steps: 6 }) +
      place({ x: 560, y: 640, scale: 0.36 }, elephant(palette, 'first', { distance: 0.3 })) +
      place({ x: 720, y: 644, scale: 0.3 }, elephant(palette, 'second', { distance: 0.3 })) +
      place({ x: 812, y: 644, scale: 0.18 }, elephant(palette, 'calf', { distance: 0.3 })) +
      grass(palette, random, { y: 662, height: 34, count: 60 }) +
      layer(palette, random, { depth: 3, y: 690, swell: 8, steps: 6 }) +
      birds(palette, random, { x: 900, y: 330, size: 0.6 }) +
      shadow(palette, { x: 1300, y: 772, width: 200 }) +
      place({ x: 1300, y: 784, scale: 1.08 }, landCruiser(palette, 'car', '#8d8a58', 0.06)) +
      grass(palette, random, { y: 800, height: 44, count: 50 }) +
      inside('blanket', 'M-20 790Q400 762 800 772T1620 784V1220H-20z', checkedCloth(table, 768, '#b3262c', '#25204a')) +
      stroke(mix(lit(table, '#b3262c'), table.rim, 0.4), 6, 'M-20 790Q400 762 800 772T1620 784') +
      place({ x: 300, y: 990, scale: 1.3 }, flask(table, '#2f6f68')) +
      place({ x: 470, y: 1020, scale: 1.05 }, mug(table, '#f6f1e4', '#b5342c')) +
      place({ x: 880, y: 1000 }, box(table, random)) +
      place({ x: 1390, y: 905, scale: 0.86, scaleX: 1.2 }, banana(table, -6)) +
      place({ x: 1450, y: 1030, scale: 0.8, scaleX: 1 }, mango(table, '#d9542f', 10)) +
      place({ x: 1330, y: 1070, scale: 0.8, scaleX: 1 }, mango(table, '#c8702f', -20)) +
      place({ x: 200, y: 1120, scale: 0.66, scaleX: 1 }, samosa(table, -16)) +
      faint(0.9, grass(palette, random, { y: 1200, height: 60, count: 16 }))
    );
  },
};

/** A stacked lunch tin, its lid beside it, filled in three parts. */
function box(palette: Palette, random: Random): Drawing {
  const tin = lit(palette, '#c9ced0');
  const dark = mix(tin, palette.ink, 0.36);
  const bright = mix(tin, '#ffffff', 0.55);
  return (
    faint(0.36, ellipse(palette.ink, { x: 40, y: 120, rx: 420, ry: 60 })) +
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
      .map(([x = 0, y = 0, turn = 0]) => place({ x, y, scale: 0.72, scaleX: 0.94 }, samosa(palette, turn)))
      .join('') +
    place({ x: 30, y: -84, scale: 0.44, scaleX: 0.96 }, chapati(palette, random, { radius: 96 })) +
    place({ x: 36, y: -92, scale: 0.44, scaleX: 0.96 }, chapati(palette, random, { radius: 92 })) +
    place({ x: 30, y: -98, scale: 0.42, scaleX: 0.96 }, chapati(palette, random, { radius: 92 })) +
    place({ x: 228, y: -84, scale: 0.42, scaleX: 0.96 }, kachumbari(palette, random, 102, 14)) +
    stroke(mix(bright, '#ffffff', 0.5), 5, 'M-362-32H364')
  );
}
