import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { cuppedHands } from '../kit/people/hands.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, type Point, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const coffeeTaita: Scene = {
  alt: {
    en: 'Two hands hold ripe coffee cherries in front of the green Taita hills.',
    sw: 'Mikono miwili imeshika buni mbivu mbele ya vilima vya kijani vya Taita.',
  },
  lights: ['day', 'mist', 'dawn', 'gold'],
  close: { x: 800, y: 720, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 560) +
    sun(palette, 1240, 240, 74) +
    cloud(palette, 460, 170, 520) +
    ridge(palette.land[0], [
      [-40, 520],
      [220, 400],
      [420, 330],
      [600, 420],
      [820, 380],
      [1010, 470],
      [1300, 400],
      [1640, 500],
    ]) +
    layer(palette, random, { depth: 1, y: 560, swell: 46, steps: 6 }) +
    layer(palette, random, { depth: 2, y: 680, swell: 40, steps: 5 }) +
    layer(palette, random, { depth: 3, y: 830, swell: 30, steps: 4 }) +
    branch(palette, random, [-60, 360], 14) +
    branch(palette, random, [-40, 800], -12) +
    place({ x: 1660, y: 0, scaleX: -1 }, branch(palette, random, [0, 420], 12)) +
    place({ x: 1640, y: 0, scaleX: -1 }, branch(palette, random, [0, 860], -14)) +
    place({ x: 800, y: 720, scale: 1.4 }, cuppedHands(palette, '#6b412a', '#6b412a', cherries(palette, random))),
};

function cherries(palette: Palette, random: Random): Drawing {
  const rows = [
    [-70, 5],
    [-30, 7],
    [12, 8],
    [54, 9],
    [96, 7],
  ] as const;
  return rows
    .flatMap(([y, count], row) =>
      Array.from({ length: count }, (_, index) => {
        const x = (index - (count - 1) / 2) * 46 + between(random, -8, 8);
        return cherry(palette, {
          x,
          y: y - 20 + between(random, -8, 8) - (row === 0 ? 6 : 0),
          radius: 31,
          own: (index + row) % 7 === 3 ? '#e08a2f' : '#c22a2f',
        });
      }),
    )
    .join('');
}

function cherry(
  palette: Palette,
  { x, y, radius, own }: { x: number; y: number; radius: number; own: `#${string}` },
): Drawing {
  const red = lit(palette, own);
  return (
    ellipse(mix(red, shaded(palette, own), 0.9), { x: x + 2, y: y + 3, rx: radius, ry: radius * 0.94 }) +
    ellipse(red, { x: x - 2, y: y - 2, rx: radius * 0.92, ry: radius * 0.86 }) +
    ellipse(mix(red, lit(palette, '#ffffff'), 0.55), {
      x: x - radius * 0.4,
      y: y - radius * 0.42,
      rx: radius * 0.24,
      ry: radius * 0.14,
      turn: -36,
    })
  );
}

/** A branch of coffee that reaches in from the left with its paired leaves and cherries. */
function branch(palette: Palette, random: Random, [x, y]: Point, turn: number): Drawing {
  const leaf = (at: number, up: 1 | -1) => {
    const tone = up > 0 ? palette.leaf[1] : palette.leaf[2];
    return place(
      { x: at, y: 0 },
      rotate(
        -52 * up + between(random, -8, 8),
        shape(tone, 'M0 0C40-50 130-62 200-8C140 34 50 44 0 0z') +
          stroke(mix(tone, palette.leaf[0], 0.7), 4, 'M8-2Q100-18 190-8'),
      ),
    );
  };
  const knots = [60, 170, 280, 380];
  return rotate(
    turn,
    place(
      { x, y },
      knots.map((at) => leaf(at, -1)).join('') +
        stroke(mix(lit(palette, '#6b5038'), palette.ink, 0.2), 12, 'M-20 0H430') +
        knots
          .map(
            (at) =>
              cherry(palette, { x: at - 24, y: 20, radius: 24, own: '#c22a2f' }) +
              cherry(palette, { x: at + 16, y: 24, radius: 25, own: '#c22a2f' }) +
              cherry(palette, { x: at - 4, y: -18, radius: 22, own: at === 280 ? '#7fa64a' : '#c22a2f' }),
          )
          .join('') +
        knots.map((at) => leaf(at, 1)).join(''),
    ),
    [x, y],
  );
}
