import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { between, type Random } from '../random.ts';
import { type Drawing, faint, shape, stroke } from '../shapes.ts';

/** A low Maasai house of wattle under smooth daub, 340 long and 130 high, its doorway towards the right. */
export function enkangHouse(palette: Palette, random: Random, distance = 0): Drawing {
  const daub = lit(palette, '#b08a62', distance);
  const dark = mix(daub, shaded(palette, '#7d5b3c', distance), 0.7);
  const pole = shaded(palette, '#6b4a30', distance);
  const staves = Array.from({ length: 13 }, (_, index) => {
    const x = -140 + index * 18 + between(random, -3, 3);
    return `M${x.toFixed(0)} 2q${between(random, -5, 5).toFixed(0)} -30 ${between(random, -4, 4).toFixed(0)} ${between(random, -76, -54).toFixed(0)}`;
  });
  return (
    shape(dark, 'M-172 4C-180-56-168-98-132-112C-60-128 60-130 128-116C164-104 178-56 170 4z') +
    faint(0.5, stroke(pole, 3, staves.join(''))) +
    shape(
      daub,
      'M-172-58C-172-90-158-110-128-120C-60-138 60-140 124-124C152-114 168-92 170-62C130-78 60-86 0-86S-128-78-172-58z',
    ) +
    stroke(mix(daub, palette.rim, 0.5), 4, 'M-160-92C-150-108-140-116-126-120C-60-138 60-140 122-124') +
    shape(pole, 'M86 4C84-40 90-66 112-68C134-66 140-40 140 4z') +
    shape(mix(pole, palette.ink, 0.5), 'M94 4C92-34 98-56 112-58C128-56 132-34 132 4z') +
    (palette.lamps ? shape('#f2a23c', 'M98 4C97-20 102-40 112-42C124-40 127-20 126 4z') : '') +
    shape(mix(pole, palette.ink, 0.4), 'M-70-56h20v12h-20z')
  );
}

/** A fence of piled thorn branches along `y` from `from` to `to`. */
export function thornFence(
  palette: Palette,
  random: Random,
  { from, to, y, height, distance = 0 }: { from: number; to: number; y: number; height: number; distance?: number },
): Drawing {
  const tangle = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, from, to);
      const [dx, dy] = [between(random, -0.9, 0.9) * size, -between(random, 0.3, 1) * size];
      const root = `M${x.toFixed(0)} ${(y + between(random, -2, 8)).toFixed(0)}`;
      // A crooked branch with two thorns.
      return `${root}l${(dx * 0.4).toFixed(0)} ${(dy * 0.6).toFixed(0)}l${(dx * 0.6).toFixed(0)} ${(dy * 0.4).toFixed(0)}m${(-dx * 0.6).toFixed(0)} ${(-dy * 0.4).toFixed(0)}l${(-dx * 0.3).toFixed(0)} ${(dy * 0.2).toFixed(0)}`;
    }).join('');
  const count = Math.round((to - from) / 7);
  const dark = mix(shaded(palette, '#5d4a38', distance), palette.ink, 0.2);
  const pale = lit(palette, '#a58a68', distance);
  const bank = Array.from(
    { length: 13 },
    (_, index) =>
      `L${(from + ((to - from) / 12) * index).toFixed(0)} ${(y - height * between(random, 0.4, 0.72)).toFixed(0)}`,
  );
  return (
    shape(mix(dark, pale, 0.25), `M${from} ${y + 8}${bank.join('')}L${to} ${y + 8}z`) +
    stroke(dark, 4, tangle(count, height)) +
    stroke(pale, 2.5, tangle(Math.round(count * 0.8), height * 0.9))
  );
}
