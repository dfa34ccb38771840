import { mix } from '../kit/colour.ts';
import { chapati } from '../kit/dishes/breads.ts';
import { uneven } from '../kit/dishes/grains.ts';
import { bowl, cast } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { flatHand } from '../kit/people/flat-hand.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, box, type Drawing, disc, ellipse, faint, type Point, place, stroke } from '../kit/shapes.ts';
import { circle } from '../kit/table/arcs.ts';
import { planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const chapatiMaking: Scene = {
  alt: {
    en: 'Two hands roll chapati dough on a floured board; balls of dough, flour and fresh chapatis lie around.',
    sw: 'Mikono miwili ikisukuma chapati ubaoni; madonge ya unga na chapati zilizoiva kando yake.',
  },
  lights: ['day', 'dawn', 'gold'],
  close: { x: 800, y: 720, width: 1000 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    const board = lit(palette, '#d2a368');
    return (
      planks(palette, random, '#5f7f7c', 5) +
      place(
        { x: 800, y: 560 },
        cast(palette, 470, 0.06) +
          disc(mix(board, palette.ink, 0.36), 4, 12, 470) +
          disc(board, 0, 0, 468) +
          faint(0.5, stroke(mix(board, palette.ink, 0.18), 5, circle(420) + circle(360) + circle(300))) +
          flour(palette, random, 430),
      ) +
      place(
        { x: 800, y: 540 },
        place({ x: 0, y: 0 }, chapati(palette, random, { radius: 350, own: '#f3e2bd', baked: false })),
      ) +
      place(
        { x: 260, y: 260 },
        bowl(
          palette,
          { radius: 190, own: '#f6efdf', rim: '#2f6f9f' },
          blob(lit(palette, '#fbf3e0'), uneven(random, 150, 0.05)) +
            blob(mix(lit(palette, '#fbf3e0'), '#ffffff', 0.7), uneven(random, 90, 0.14)),
        ),
      ) +
      place(
        { x: 1370, y: 300 },
        chapati(palette, random, { radius: 196 }) +
          place({ x: -16, y: -20 }, chapati(palette, random, { radius: 192 })) +
          place({ x: -4, y: -44 }, chapati(palette, random, { radius: 190 })),
      ) +
      [
        [190, 640],
        [300, 780],
        [140, 830],
        [1440, 640],
      ]
        .map(([x = 0, y = 0]) => place({ x, y }, dough(palette)))
        .join('') +
      place({ x: 800, y: 700 }, pin(palette)) +
      place({ x: 1080, y: 760, scale: 1.25 }, flatHand(palette, '#6b412a', '#d9642f')) +
      place({ x: 520, y: 760, scale: 1.25, scaleX: -1.25 }, flatHand(palette, '#6b412a', '#d9642f')) +
      slantLight(palette)
    );
  },
};

const dough = (palette: Palette): Drawing => {
  const own = lit(palette, '#f3e2bd');
  return (
    faint(0.26, disc(palette.ink, 10, 14, 62)) +
    disc(mix(own, palette.ink, 0.24), 2, 3, 62) +
    disc(own, -2, -3, 57) +
    ellipse(mix(own, '#ffffff', 0.6), { x: -16, y: -20, rx: 28, ry: 20, turn: -30 }) +
    stroke(mix(own, palette.ink, 0.3), 4, 'M-20 12Q4 26 24 8')
  );
};

/** A long thin rolling pin, across. */
const pin = (palette: Palette): Drawing => {
  const wood = lit(palette, '#a8693a');
  return (
    faint(0.3, box(palette.ink, { x: -480, y: -8, width: 970, height: 66, round: 30 })) +
    box(mix(wood, palette.ink, 0.3), { x: -480, y: -30, width: 960, height: 64, round: 30 }) +
    box(wood, { x: -480, y: -32, width: 960, height: 50, round: 25 }) +
    box(mix(wood, '#ffd9a0', 0.5), { x: -450, y: -24, width: 900, height: 12, round: 6 })
  );
};

const flour = (palette: Palette, random: Random, reach: number): Drawing => {
  const white = mix(lit(palette, '#fdf7e8'), '#ffffff', 0.3);
  const dust = uneven(random, reach * 0.92, 0.1, 16).map(([x, y]): Point => [x, y * 0.96]);
  const specks = Array.from({ length: 70 }, () => {
    const [angle, far] = [between(random, 0, Math.PI * 2), reach * between(random, 0.7, 1.04)];
    return `M${(Math.cos(angle) * far).toFixed(0)} ${(Math.sin(angle) * far).toFixed(0)}h1`;
  });
  return faint(0.45, blob(white, dust)) + stroke(white, 8, specks.join(''));
};
