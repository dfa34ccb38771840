import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, place, stroke } from './shapes.ts';

/** A clump of papyrus about 300 high and 240 wide, its heads like fans. */
export function papyrus(palette: Palette, random: Random, count = 9, distance = 0): Drawing {
  const dark = mix(palette.leaf[2], palette.haze, distance * 0.7);
  const bright = mix(palette.leaf[1], palette.haze, distance * 0.7);
  return Array.from({ length: count }, (_, index) => {
    const foot = between(random, -70, 70);
    const [x, y] = [foot * 1.7 + between(random, -20, 20), -between(random, 170, 280)];
    const fan = Array.from({ length: 17 }, (_ray, ray) => {
      const angle = ((-186 + ray * 12) * Math.PI) / 180;
      const long = between(random, 34, 48);
      return `M0 0Q${(Math.cos(angle) * long * 0.5).toFixed(0)} ${(Math.sin(angle) * long * 0.9 - 4).toFixed(0)} ${(Math.cos(angle) * long).toFixed(0)} ${(Math.sin(angle) * long + 5).toFixed(0)}`;
    });
    const fill = index % 2 === 0 ? dark : bright;
    return (
      stroke(
        fill,
        4,
        `M${foot.toFixed(0)} 6Q${(foot * 1.1).toFixed(0)} ${(y * 0.6).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`,
      ) + place({ x, y }, stroke(fill, 2.6, fan.join('')))
    );
  }).join('');
}
