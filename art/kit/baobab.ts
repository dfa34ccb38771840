import { type Hex, mix } from './colour.ts';
import { cushion } from './foliage.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, faint, inside, type Joint, limb, type Point, shape, stroke } from './shapes.ts';

const trunk =
  'M-140 12C-112 6-96-8-90-38C-80-84-92-124-84-164C-80-190-70-204-62-222C-40-236 44-236 62-222C72-202 84-188 86-164C94-122 82-84 92-38C98-8 114 6 142 12C112 20 96 12 80 14C52 20 34 10 8 14C-22 20-44 10-72 14C-92 18-116 18-140 12z';

/** A baobab about 350 high and 440 wide: a huge folded trunk on its roots under a short, wide crown; `id` is unique. */
export function baobab(palette: Palette, random: Random, id: string, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const bark = mix(palette.ink, palette.glow, 0.22);
  const [own, side, fold] = [far(bark), far(mix(bark, palette.glow, 0.26)), far(mix(bark, palette.ink, 0.5))];
  const leaf = palette.leaf.map((tone) => far(tone)) as [Hex, Hex, Hex];
  return (
    boughs.map((joints) => limb(own, joints)).join('') +
    inside(
      id,
      trunk,
      shape(own, trunk) +
        shape(side, 'M-150 20C-100 10-70-30-66-70C-58-120-70-160-44-240H-160V20z') +
        faint(0.55, shape(fold, 'M160 20C110 10 60-20 58-70C52-130 66-170 44-240H180V20z')) +
        stroke(
          fold,
          5,
          'M-26-226C-34-170-20-110-30-50Q-34-20-46 4M16-228C10-160 24-100 14-40M-4-90C-8-60-2-30-10 6M40-120C46-80 40-40 52-6',
        ),
    ) +
    tips.map(([x, y]) => tuft(random, [x, y], leaf)).join('')
  );
}

const boughs: readonly (readonly Joint[])[] = [
  [
    [-44, -204, 50],
    [-96, -262, 26],
    [-190, -286, 7],
  ],
  [
    [-82, -246, 20],
    [-120, -300, 11],
    [-152, -322, 5],
  ],
  [
    [-20, -210, 48],
    [-42, -290, 22],
    [-84, -344, 6],
  ],
  [
    [-40, -280, 14],
    [-20, -326, 8],
    [-6, -348, 4],
  ],
  [
    [20, -210, 48],
    [46, -290, 22],
    [66, -350, 6],
  ],
  [
    [44, -204, 50],
    [104, -258, 26],
    [196, -278, 7],
  ],
  [
    [86, -244, 20],
    [128, -300, 11],
    [150, -322, 5],
  ],
];

const tips: readonly Point[] = [
  [-196, -288],
  [-116, -282],
  [-152, -326],
  [-84, -350],
  [-8, -352],
  [68, -356],
  [150, -326],
  [112, -280],
  [202, -280],
];

/** A spray of leaves about a twig's tip: shaded ones behind, lit ones on top. */
const tuft = (random: Random, [x, y]: Point, [high, middle, low]: readonly [Hex, Hex, Hex]): Drawing =>
  (
    [
      [low, 0, 6, 46, 20],
      [middle, -18, -2, 32, 15],
      [middle, 22, 0, 30, 14],
      [high, 2, -10, 22, 9],
    ] as const
  )
    .map(([fill, dx, dy, half, tall]) =>
      shape(
        fill,
        cushion({
          x: x + dx + between(random, -6, 6),
          y: y + dy + between(random, -3, 3),
          half: half * between(random, 0.85, 1.15),
          high: tall,
          lean: between(random, -0.8, 0.8),
        }),
      ),
    )
    .join('');
