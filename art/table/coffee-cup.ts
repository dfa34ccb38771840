import { mix } from '../kit/colour.ts';
import { bean, latteLeaf } from '../kit/dishes/coffee.ts';
import { cupFromAbove } from '../kit/dishes/drinks.ts';
import { bowl } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const coffeeCup: Scene = {
  alt: {
    en: 'A cup of coffee from above with roasted beans and a branch of red coffee cherries on dark wood.',
    sw: 'Kikombe cha kahawa kinachoonekana kutoka juu, buni zilizokaangwa na tawi la matunda mekundu ya kahawa mezani.',
  },
  lights: ['day', 'dawn', 'gold', 'dusk'],
  close: { x: 900, y: 600, width: 900 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      planks(palette, random, '#5a3b2a', 5) +
      place({ x: 1330, y: 260 }, bowl(palette, { radius: 230, own: '#b5653a' }, beans(palette, random, 180, 90))) +
      strewn(palette, random) +
      place(
        { x: 610, y: 640, scale: 2.6 },
        cupFromAbove(palette, { radius: 165, own: '#f6efdf', rim: '#2f7d6d' }, '#a86a38'),
      ) +
      place({ x: 610, y: 650, scale: 1.7 }, latteLeaf(mix(lit(palette, '#a86a38'), '#fff3de', 0.8))) +
      branch(palette, 1130, 1010, -24) +
      branch(palette, 120, 180, 38) +
      slantLight(palette)
    );
  },
};

const beans = (palette: Palette, random: Random, reach: number, count: number): Drawing =>
  disc(mix(lit(palette, '#4a2816'), palette.ink, 0.5), 0, 0, reach + 16) +
  Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, reach * Math.sqrt((index + 0.5) / count)];
    return place(
      { x: Math.cos(angle) * far, y: Math.sin(angle) * far, scale: 1.1 },
      rotate(between(random, 0, 180), bean(palette, index % 3 ? '#5a331d' : '#6b4026')),
    );
  }).join('');

const strewn = (palette: Palette, random: Random): Drawing =>
  [
    [1060, 420],
    [1120, 520],
    [1200, 560],
    [1330, 560],
    [1440, 620],
    [1500, 520],
    [1180, 660],
    [1090, 180],
    [1040, 300],
    [1020, 90],
    [1530, 740],
  ]
    .map(([x = 0, y = 0]) => place({ x, y, scale: 1.2 }, rotate(between(random, 0, 180), bean(palette))))
    .join('');

/** A branch with ripe cherries and glossy leaves, 460 long. */
function branch(palette: Palette, x: number, y: number, turn: number): Drawing {
  const red = lit(palette, '#c8302c');
  const leaf = (at: number, side: 1 | -1, long: number) => {
    const own = lit(palette, side > 0 ? '#2f6a3a' : '#3f8044');
    const blade = `M0 0C${long * 0.2} ${-long * 0.34} ${long * 0.7} ${-long * 0.36} ${long} 0C${long * 0.7} ${long * 0.3} ${long * 0.2} ${long * 0.3} 0 0z`;
    return place(
      { x: at, y: 0 },
      rotate(
        side * 52,
        place({ x: 8, y: 14 }, faint(0.3, shape(palette.ink, blade))) +
          shape(own, blade) +
          shape(
            mix(own, '#d8f0a0', 0.3),
            `M0 0C${long * 0.2} ${-long * 0.34} ${long * 0.7} ${-long * 0.36} ${long} 0Q${long * 0.5} ${-long * 0.08} 0 0z`,
          ) +
          stroke(mix(own, '#e8f6c0', 0.5), 4, `M0 0Q${long * 0.5} ${-long * 0.06} ${long * 0.94} 0`),
      ),
    );
  };
  const cherry = (cx: number, cy: number, own: `#${string}`) =>
    place(
      { x: cx, y: cy },
      faint(0.3, disc(palette.ink, 6, 9, 30)) +
        disc(mix(own, palette.ink, 0.3), 2, 3, 30) +
        disc(own, 0, 0, 28) +
        ellipse(mix(own, '#ffffff', 0.7), { x: -9, y: -11, rx: 8, ry: 5, turn: -40 }) +
        disc(mix(own, palette.ink, 0.5), 12, 12, 4),
    );
  return place(
    { x, y },
    rotate(
      turn,
      leaf(80, -1, 220) +
        leaf(100, 1, 200) +
        leaf(260, -1, 210) +
        leaf(270, 1, 220) +
        leaf(380, -1, 150) +
        leaf(390, 1, 140) +
        stroke(lit(palette, '#6d4a2c'), 13, 'M0 0Q220 14 440 0') +
        [
          [110, -30],
          [140, 28],
          [176, -26],
          [196, 30],
          [150, -4],
          [290, -30],
          [322, 24],
          [350, -18],
          [270, 26],
        ]
          .map(([cx = 0, cy = 0], index) => cherry(cx, cy, index % 4 === 3 ? lit(palette, '#e8862c') : red))
          .join(''),
    ),
  );
}
