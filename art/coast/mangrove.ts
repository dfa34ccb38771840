import { type Hex, mix } from '../kit/colour.ts';
import { cushion } from '../kit/foliage.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { type Drawing, limb, shape, stroke } from '../kit/shapes.ts';

/** A mangrove about 360 high and 340 wide on its stilt roots; the origin is on the mud between them. */
export function mangrove(palette: Palette, random: Random, distance = 0): Drawing {
  const far = (tone: Hex) => mix(tone, palette.haze, distance * 0.75);
  const bark = far(mix(lit(palette, '#6d5140'), palette.ink, 0.4));
  const pale = far(lit(palette, '#8d6c54'));
  const roots = [-128, -92, -56, -24, 30, 62, 100, 134].map((x) => {
    const top = -96 - between(random, 0, 50);
    return `M${(x * 0.1).toFixed(0)} ${top.toFixed(0)}C${(x * 0.7).toFixed(0)} ${(top - 6).toFixed(0)} ${x} ${(top * 0.6).toFixed(0)} ${(x + between(random, -8, 8)) | 0} 8`;
  });
  const crown = (tone: Hex, count: number, lift: number, size: number) =>
    Array.from({ length: count }, () => {
      const turn = between(random, 0, Math.PI * 2);
      const reach = random() ** 0.6;
      return shape(
        far(tone),
        cushion({
          x: Math.cos(turn) * reach * 150,
          y: -252 - lift + Math.sin(turn) * reach * 74,
          half: between(random, 0.7, 1.2) * size,
          high: between(random, 0.55, 0.8) * size,
          lean: between(random, -1, 1),
        }),
      );
    }).join('');
  return (
    stroke(bark, 9, roots.filter((_, index) => index % 2 === 0).join('')) +
    crown(palette.leaf[2], 18, 0, 46) +
    limb(bark, [
      [0, -90, 26],
      [6, -170, 20],
      [-4, -250, 10],
    ]) +
    limb(bark, [
      [4, -160, 14],
      [60, -220, 9],
      [96, -250, 6],
    ]) +
    limb(bark, [
      [2, -176, 14],
      [-54, -226, 9],
      [-90, -256, 6],
    ]) +
    stroke(pale, 8, roots.filter((_, index) => index % 2 === 1).join('')) +
    crown(palette.leaf[1], 18, 16, 34) +
    crown(palette.leaf[0], 11, 34, 19)
  );
}
