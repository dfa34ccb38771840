import { type Hex, mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { blob, type Drawing, disc, limb, type Point, shape, stroke } from './shapes.ts';

/** A round, uneven clump of leaves or blossom. */
function clump(
  fill: string,
  random: Random,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Drawing {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2;
    const reach = between(random, 0.84, 1.12);
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach];
  });
  return blob(fill, points);
}

/**
 * A tall shade tree of gardens and avenues, about 420 high and 380 wide. `own` colours its crown: violet makes it a
 * jacaranda in flower.
 */
export function shadeTree(
  palette: Palette,
  random: Random,
  { own, distance = 0 }: { own?: Hex; distance?: number } = {},
): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.75);
  const base = own ? lit(palette, own) : palette.leaf[1];
  const tone = {
    dark: far(mix(own ? mix(base, palette.ink, 0.42) : palette.leaf[2], palette.ink, 0.12)),
    own: far(base),
    high: far(own ? mix(base, palette.rim, 0.34) : palette.leaf[0]),
    trunk: far(mix(palette.ink, palette.glow, 0.14)),
  };
  const branch = (x: number, y: number, wide: number) =>
    limb(tone.trunk, [
      [0, -110, wide],
      [x * 0.45, -178, wide * 0.72],
      [x, y, wide * 0.4],
    ]);
  const crown = (fill: string, count: number, rise: number, size: number) =>
    Array.from({ length: count }, () => {
      const angle = between(random, 0, Math.PI * 2);
      const reach = random() ** 0.6 * (1 - rise * 0.006);
      const [x, y] = [Math.cos(angle) * reach * 158, -280 + Math.sin(angle) * reach * 92];
      return clump(fill, random, {
        x: x - rise * 0.4,
        y: y - rise,
        width: between(random, 0.6, 1) * size,
        height: between(random, 0.4, 0.62) * size,
      });
    }).join('');
  return (
    shape(tone.trunk, 'M-30 6C-15-18-12-60-13-140H13C12-60 16-18 32 6z') +
    branch(-78, -226, 20) +
    branch(80, -230, 20) +
    branch(10, -270, 20) +
    crown(tone.dark, 26, 0, 56) +
    crown(tone.own, 36, 18, 30) +
    crown(tone.high, 26, 32, 17)
  );
}

/** A bougainvillea that hangs over a wall: the origin is the wall's top, it falls about 150 and spreads 320. */
export function bougainvillea(palette: Palette, random: Random, own: Hex = '#d1327a'): Drawing {
  const base = lit(palette, own);
  const spot = (fill: string, count: number, low: number, lift: number) =>
    Array.from({ length: count }, () => {
      const across = between(random, -1, 1);
      const drop = (1 - across * across) * between(random, low, 150) - lift;
      return clump(fill, random, {
        x: across * 160,
        y: drop,
        width: between(random, 13, 24),
        height: between(random, 9, 16),
      });
    }).join('');
  return (
    spot(palette.leaf[2], 26, -60, 30) +
    spot(mix(base, palette.ink, 0.34), 34, -40, 26) +
    spot(base, 36, -50, 34) +
    spot(mix(base, palette.rim, 0.36), 20, -60, 44)
  );
}

/** A potted plant about 130 high with sword-shaped leaves. */
export function potPlant(palette: Palette, random: Random, pot: Hex = '#b5653a'): Drawing {
  const swords = [-46, -28, -12, 6, 22, 40].map((lean, index) => {
    const tall = between(random, 70, 104) - Math.abs(lean) * 0.4;
    return shape(
      index % 2 === 0 ? palette.leaf[1] : palette.leaf[2],
      `M${lean * 0.18 - 6}-44C${lean * 0.3 - 12} ${-44 - tall * 0.5} ${lean * 0.7} ${-44 - tall * 0.8} ${lean} ${-44 - tall}C${lean * 0.8 + 8} ${-44 - tall * 0.6} ${lean * 0.4 + 12} ${-44 - tall * 0.3} ${lean * 0.18 + 8}-44z`,
    );
  });
  const clay = lit(palette, pot);
  return (
    swords.join('') +
    shape(clay, 'M-34-48H34L26 0H-26z') +
    shape(mix(clay, palette.ink, 0.24), 'M10-48H34L26 0H6z') +
    shape(mix(clay, palette.rim, 0.3), 'M-38-56H38V-44H-38z')
  );
}

/** A banana plant about 300 high: torn broad leaves that arch from one stem. */
export function banana(palette: Palette, random: Random, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.75);
  const leaf = (angle: number, index: number) => {
    const long = between(random, 150, 200);
    const [dark, bright] = index % 2 === 0 ? [palette.leaf[2], palette.leaf[1]] : [palette.leaf[1], palette.leaf[0]];
    return `<g transform="translate(0-128) rotate(${angle + between(random, -6, 6)})">${shape(far(dark), `M0 0C${long * 0.2}-34 ${long * 0.7}-44 ${long} 26C${long * 0.7} 18 ${long * 0.3} 26 0 0z`)}${shape(far(bright), `M0 0C${long * 0.2}-34 ${long * 0.7}-44 ${long} 26C${long * 0.7}-14 ${long * 0.3}-10 0 0z`)}</g>`;
  };
  return (
    shape(far(mix(palette.leaf[1], palette.ink, 0.2)), 'M-18 4C-12-40-8-90-6-136H6C9-90 14-40 20 4z') +
    [-168, -12, -142, -40, -112, -68].map(leaf).join('')
  );
}

/** A hedge of trimmed leaves: the top edge catches light. */
export function hedge(
  palette: Palette,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Drawing {
  return (
    shape(palette.leaf[2], `M${x} ${y}V${y - height}h${width}V${y}z`) +
    shape(palette.leaf[1], `M${x} ${y - height}h${width}v${height * 0.3}h${-width}z`) +
    stroke(palette.leaf[0], 5, `M${x} ${y - height}h${width}`) +
    disc(palette.leaf[1], x, y - height + 8, 10)
  );
}
