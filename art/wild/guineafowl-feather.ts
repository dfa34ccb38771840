import { type Hex, mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import {
  box,
  type Drawing,
  disc,
  ellipse,
  faint,
  gradient,
  inside,
  place,
  rotate,
  shape,
  stroke,
} from '../kit/shapes.ts';

const vane =
  'M0-470C90-420 150-260 140-80C132 60 90 170 20 250C6 262-6 262-16 250C-90 170-140 40-140-90C-140-270-86-420 0-470z';

/** A spotted feather about 900 long, its quill at the foot. */
const feather = (own: string, dark: string, dot: string, quill: string): Drawing => {
  const rows = Array.from({ length: 17 }, (_, row) =>
    [-120, -86, -52, -20, 20, 52, 86, 120]
      .map((x) => disc(dot, x, -410 + row * 40 - Math.abs(x) * 0.5, 6 + Math.max(0, 7 - row * 0.35)))
      .join(''),
  ).join('');
  const barbs = Array.from(
    { length: 34 },
    (_, index) => `M0 ${-430 + index * 21}L150 ${-520 + index * 21}M0 ${-430 + index * 21}L-150 ${-520 + index * 21}`,
  ).join('');
  return (
    stroke(quill, 9, 'M0-460C6-200 4 100-6 420') +
    inside(
      'vane',
      vane,
      shape(own, vane) +
        shape(dark, 'M0-480H160V280H-6C6 0 6-240 0-480z') +
        faint(0.35, stroke(quill, 2, barbs)) +
        rows,
    ) +
    shape(own, 'M-16 250C-50 280-60 330-40 360C-26 330-18 300-8 290C-4 320 10 350 34 360C44 320 36 280 20 250z') +
    stroke(quill, 8, 'M0-440C6-200 4 100-6 420')
  );
};

export const guineafowlFeather: Scene = {
  alt: {
    en: 'A guineafowl’s spotted feather on red earth among seeds and dry leaves.',
    sw: 'Unyoya wa kanga wenye madoadoa juu ya udongo mwekundu kati ya mbegu na majani makavu.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 840, y: 520, width: 800 },
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#b8643c');
    const [own, dark] = [lit(palette, '#4c4a55'), lit(palette, '#35333d')];
    const leaf = (fill: Hex, { x, y, scale, turn }: { x: number; y: number; scale: number; turn: number }) =>
      place(
        { x, y, scale },
        rotate(
          turn,
          faint(0.3, place({ x: 8, y: 14 }, shape(palette.ink, 'M0-90C50-50 50 40 0 90C-50 40-50-50 0-90z'))) +
            shape(fill, 'M0-90C50-50 50 40 0 90C-50 40-50-50 0-90z') +
            shape(mix(fill, palette.ink, 0.2), 'M0-90C50-50 50 40 0 90z') +
            stroke(mix(fill, palette.ink, 0.35), 4, 'M0-80V110'),
        ),
      );
    return (
      gradient(
        'ground',
        [
          [0, mix(earth, palette.glow, 0.22)],
          [1, mix(earth, palette.ink, 0.22)],
        ],
        [0.4, 1],
      ) +
      box('url(#ground)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      faint(
        0.5,
        stroke(
          mix(earth, palette.ink, 0.24),
          5,
          'M-20 200l180 40 120-30 260 60M900-20l40 120-30 90 70 110M1640 420l-200 30-90-40-140 60M300 1220l60-140-40-80 70-90M1100 1220l-30-100 60-70',
        ),
      ) +
      Array.from({ length: 60 }, () => {
        const [x, y, size] = [between(random, 0, 1600), between(random, 0, 1200), between(random, 3, 11)];
        return (
          ellipse(mix(earth, palette.ink, 0.34), { x: x + 3, y: y + 4, rx: size * 1.2, ry: size }) +
          ellipse(mix(earth, palette.rim, 0.24), { x, y, rx: size * 1.1, ry: size * 0.9 })
        );
      }).join('') +
      leaf(lit(palette, '#c98f3c'), { x: 300, y: 320, scale: 1.5, turn: 54 }) +
      leaf(lit(palette, '#a8692f'), { x: 1330, y: 930, scale: 1.7, turn: -38 }) +
      leaf(lit(palette, '#d6a552'), { x: 420, y: 960, scale: 1.1, turn: 110 }) +
      leaf(lit(palette, '#8f7a3a'), { x: 1260, y: 230, scale: 1, turn: 20 }) +
      place(
        { x: 828, y: 620, scale: 1.06 },
        rotate(
          38,
          faint(0.3, place({ x: 22, y: 30 }, shape(palette.ink, `${vane}M-8 250h14v180h-14z`))) +
            feather(own, dark, lit(palette, '#f2ece0'), lit(palette, '#d9d0c0')),
        ),
      )
    );
  },
};
