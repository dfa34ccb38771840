import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, gradient, place, rotate, shape, stroke } from '../kit/shapes.ts';

const pads = 'M-44 34C-52 10-30-12 0-12C30-12 52 10 44 34C38 50 22 44 12 50C4 56-4 56-12 50C-22 44-38 50-44 34z';

/** A lion's print about 150 high pressed into sand: four toes and a lobed pad, no claws. */
const print = (fill: string, edge: string, deep: string): Drawing => {
  const toes: readonly (readonly [number, number, number])[] = [
    [-56, -18, -24],
    [-24, -52, -8],
    [22, -54, 8],
    [56, -22, 24],
  ];
  const all = (colour: string, dx: number, dy: number, grow: number) =>
    toes.map(([x, y, turn]) => ellipse(colour, { x: x + dx, y: y + dy, rx: 15 * grow, ry: 21 * grow, turn })).join('') +
    place({ x: dx, y: dy, scale: grow }, shape(colour, pads));
  return all(edge, 5, 7, 1.1) + all(fill, 0, 0, 1) + all(deep, -3, -4, 0.66);
};

const tuft = (
  { palette, random }: Paint,
  { x, y, reach, count }: { x: number; y: number; reach: number; count: number },
): Drawing => {
  const blades = (fill: string, offset: number) =>
    shape(
      fill,
      Array.from({ length: count }, (_, index) => {
        const lean = (index / count - 0.5) * reach * 1.7 + between(random, -30, 30);
        const tall = reach * between(random, 0.6, 1.1);
        return `M${(x + lean * 0.1 + offset).toFixed(0)} ${y}Q${(x + lean * 0.3).toFixed(0)} ${(y - tall * 0.8).toFixed(0)} ${(x + lean).toFixed(0)} ${(y - tall).toFixed(0)}Q${(x + lean * 0.2 + 12).toFixed(0)} ${(y - tall * 0.6).toFixed(0)} ${(x + lean * 0.1 + 12 + offset).toFixed(0)} ${y}z`;
      }).join(''),
    );
  return blades(palette.grass[1], -8) + blades(palette.grass[0], 6);
};

export const tracksDust: Scene = {
  alt: {
    en: 'The prints of a lion in soft sand, dry grass at the side.',
    sw: 'Nyayo za simba kwenye mchanga laini, nyasi kavu kando.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 700, y: 800, width: 800 },
  draw: (paint) => {
    const { palette, random } = paint;
    const sand = lit(palette, '#d29a66');
    const [fill, deep, edge] = [
      mix(sand, palette.ink, 0.24),
      mix(sand, palette.ink, 0.42),
      mix(sand, palette.rim, 0.5),
    ];
    const waves = Array.from(
      { length: 15 },
      (_, index) =>
        `M-20 ${80 + index * 78}q${200 + (index % 3) * 40} ${index % 2 === 0 ? 36 : -30} 520 ${(index % 4) * 6}t560 10t600 -12`,
    ).join('');
    const steps: readonly (readonly [number, number, number])[] = [
      [470, 1010, 1.7],
      [800, 860, 1.5],
      [740, 640, 1.3],
      [1020, 520, 1.15],
      [960, 340, 1],
      [1190, 240, 0.88],
      [1150, 100, 0.78],
    ];
    return (
      gradient(
        'ground',
        [
          [0, mix(sand, palette.haze, 0.35)],
          [0.5, sand],
          [1, mix(sand, palette.ink, 0.2)],
        ],
        [0.3, 1],
      ) +
      box('url(#ground)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      faint(0.4, stroke(mix(sand, palette.ink, 0.18), 7, waves)) +
      faint(0.5, place({ x: 0, y: -9 }, stroke(mix(sand, palette.rim, 0.4), 4, waves))) +
      steps
        .map(([x, y, scale], index) =>
          place({ x, y, scale }, rotate(index % 2 === 0 ? 26 : 18, print(fill, edge, deep))),
        )
        .join('') +
      Array.from({ length: 26 }, () => {
        const [x, y, size] = [between(random, 0, 1600), between(random, 0, 1200), between(random, 4, 12)];
        return (
          ellipse(deep, { x: x + 3, y: y + 4, rx: size * 1.3, ry: size * 0.8 }) +
          ellipse(mix(sand, palette.rim, 0.3), { x, y, rx: size * 1.2, ry: size * 0.7 })
        );
      }).join('') +
      faint(
        0.3,
        shape(
          palette.ink,
          'M-20 240C160 300 300 260 420 330C280 330 160 420-20 400zM1640 900C1480 900 1380 960 1240 980C1380 1010 1500 1080 1640 1060z',
        ),
      ) +
      tuft(paint, { x: 60, y: 330, reach: 330, count: 26 }) +
      tuft(paint, { x: 1500, y: 1190, reach: 420, count: 34 }) +
      tuft(paint, { x: 1290, y: 1220, reach: 260, count: 20 })
    );
  },
};
