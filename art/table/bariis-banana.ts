import { mix } from '../kit/colour.ts';
import { cupFromAbove } from '../kit/dishes/drinks.ts';
import { banana } from '../kit/dishes/fruit.ts';
import { rice } from '../kit/dishes/grains.ts';
import { chilli, coriander, limeHalf, spices } from '../kit/dishes/herbs.ts';
import { kachumbari, piece } from '../kit/dishes/stews.ts';
import { bowl, cast } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, place, rotate, stroke } from '../kit/shapes.ts';
import { arc } from '../kit/table/arcs.ts';
import { slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { printedCotton } from '../kit/table/prints.ts';

export const bariisBanana: Scene = {
  alt: {
    en: 'Somali bariis with goat and raisins on a wide platter, a banana beside it, green chilli sauce and spiced tea.',
    sw: 'Bariis ya Kisomali na nyama ya mbuzi na zabibu kwenye sinia, ndizi kando, basbaas ya kijani na chai.',
  },
  lights: ['day', 'gold', 'night'],
  close: { x: 720, y: 640, width: 860 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      printedCotton(palette) +
      platter(palette) +
      place(
        { x: 740, y: 640, scale: 0.72, scaleX: 1.06 },
        rice(palette, random, { radius: 470, own: '#eda94a', count: 300 }),
      ) +
      topping(palette, random) +
      place({ x: 1000, y: 900, scale: 1.5 }, banana(palette, -12)) +
      place({ x: 1360, y: 260 }, bowl(palette, { radius: 150, own: '#f6efdf', rim: '#2f7d6d' }, basbaas(palette))) +
      place(
        { x: 250, y: 190 },
        bowl(
          palette,
          { radius: 160, own: '#f6efdf', rim: '#2f7d6d' },
          place({ x: 0, y: 0 }, kachumbari(palette, random, 128, 16)),
        ),
      ) +
      place(
        { x: 1400, y: 740, scale: 1.1 },
        cupFromAbove(palette, { radius: 140, own: '#f6efdf', rim: '#c99a4a' }, '#9a4f24'),
      ) +
      place({ x: 640, y: 130, scale: 1.2 }, limeHalf(palette)) +
      place({ x: 770, y: 110, scale: 1.2 }, rotate(50, limeHalf(palette, '#6f9f38'))) +
      place({ x: 150, y: 1080, scale: 1.3 }, spices.cinnamon(palette)) +
      place({ x: 320, y: 1110, scale: 1.4 }, rotate(30, spices.cardamom(palette))) +
      place({ x: 90, y: 990, scale: 1.4 }, rotate(-30, spices.cardamom(palette))) +
      place({ x: 1440, y: 1060, scale: 1.4 }, chilli(palette, '#4f8a34', -20)) +
      slantLight(palette)
    );
  },
};

const platter = (palette: Palette): Drawing => {
  const body = lit(palette, '#f8f1e0');
  const oval = (fill: string, size: number, dx = 0, dy = 0) =>
    ellipse(fill, { x: 740 + dx, y: 640 + dy, rx: 620 * size, ry: 440 * size });
  return (
    place({ x: 780, y: 680, scale: 0.71, scaleX: 1 }, cast(palette, 610, 0)) +
    oval(mix(body, palette.ink, 0.22), 1, 8, 12) +
    oval(body, 0.99) +
    oval(lit(palette, '#2f7d6d'), 0.965) +
    oval(body, 0.935) +
    oval(mix(body, palette.ink, 0.14), 0.8, -6, -8) +
    oval(mix(body, palette.ink, 0.05), 0.79, 6, 8) +
    place({ x: 740, y: 640, scale: 0.71, scaleX: 1 }, stroke('#ffffff', 10, arc(535, 196, 240)))
  );
};

function topping(palette: Palette, random: Random): Drawing {
  const goat = [
    [560, 560, 78],
    [700, 500, 86],
    [850, 560, 80],
    [640, 660, 84],
    [780, 650, 90],
    [900, 690, 70],
  ].map(([x = 0, y = 0, size = 0]) => place({ x, y }, piece(palette, random, '#7a4224', size)));
  const bone =
    stroke(mix(lit(palette, '#f3e6c8'), palette.ink, 0.3), 32, 'M846 590L956 636') +
    stroke(lit(palette, '#f3e6c8'), 26, 'M846 588L954 632') +
    disc(lit(palette, '#fbf4e2'), 962, 622, 18) +
    disc(lit(palette, '#f3e6c8'), 956, 646, 18);
  const raisins = [
    [430, 560],
    [470, 700],
    [540, 780],
    [680, 800],
    [820, 790],
    [980, 760],
    [1060, 640],
    [1000, 520],
    [880, 440],
    [720, 410],
    [560, 430],
    [460, 490],
    [400, 640],
    [1090, 580],
    [760, 760],
    [600, 480],
  ].map(([x = 0, y = 0], index) =>
    place(
      { x, y },
      rotate(
        index * 47,
        ellipse(lit(palette, '#3d1f18'), { x: 1, y: 2, rx: 15, ry: 10 }) +
          ellipse(lit(palette, '#5f3020'), { x: 0, y: 0, rx: 13, ry: 8 }) +
          ellipse(lit(palette, '#b0805f'), { x: -4, y: -3, rx: 4, ry: 2 }),
      ),
    ),
  );
  const pepper = [
    [500, 620, 20],
    [960, 560, -40],
    [700, 720, 80],
    [600, 400, 10],
    [1020, 700, 60],
  ].map(([x = 0, y = 0, turn = 0], index) =>
    place({ x, y }, rotate(turn, stroke(lit(palette, index % 2 ? '#d8402c' : '#5a9a42'), 11, 'M-34 6Q0-20 34 6'))),
  );
  return (
    raisins.join('') +
    pepper.join('') +
    bone +
    goat.join('') +
    place({ x: 690, y: 580, scale: 1.3 }, coriander(palette, -20)) +
    place({ x: 840, y: 720, scale: 1.2 }, coriander(palette, 70))
  );
}

/** The green sauce of chilli, coriander and lime. */
const basbaas = (palette: Palette): Drawing => {
  const green = lit(palette, '#6f9a34');
  return (
    disc(mix(green, palette.ink, 0.3), 0, 0, 128) +
    disc(green, 3, 4, 121) +
    stroke(mix(green, '#eef6b0', 0.5), 12, 'M-60 10C-60-60 60-60 60 10S-30 50-30 10S24-10 24 12') +
    stroke(mix(green, '#ffffff', 0.6), 6, arc(106, 200, 240)) +
    place({ x: 20, y: 50, scale: 0.6 }, coriander(palette, 40))
  );
};
