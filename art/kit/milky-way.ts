import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, disc, ellipse, faint, halo } from './shapes.ts';

/** The band of the Milky Way that rises from the lower left to the upper right of the canvas. */
export function milkyWay(palette: Palette, random: Random): Drawing {
  const glow = mix(palette.glow, palette.sun, 0.3);
  const dust = Array.from({ length: 260 }, () => {
    const along = random();
    const off = (random() + random() + random() - 1.5) * 170;
    const [x, y] = [240 + along * 1160 + off * 0.62, 860 - along * 920 + off * 0.78];
    return faint(
      Math.round(between(random, 0.3, 0.95) * 100) / 100,
      disc(palette.sun, x, y, between(random, 0.8, 2.6)),
    );
  });
  return (
    halo('milky-way', [
      [0, glow, 0.42],
      [0.5, glow, 0.16],
      [1, glow, 0],
    ]) +
    halo('milky-dark', [
      [0, palette.sky[0], 0.6],
      [1, palette.sky[0], 0],
    ]) +
    ellipse('url(#milky-way)', { x: 820, y: 400, rx: 980, ry: 210, turn: -38.5 }) +
    ellipse('url(#milky-way)', { x: 1060, y: 210, rx: 520, ry: 130, turn: -38.5 }) +
    ellipse('url(#milky-way)', { x: 560, y: 610, rx: 420, ry: 110, turn: -38.5 }) +
    ellipse('url(#milky-dark)', { x: 900, y: 352, rx: 420, ry: 34, turn: -40 }) +
    ellipse('url(#milky-dark)', { x: 620, y: 560, rx: 260, ry: 26, turn: -34 }) +
    dust.join('')
  );
}
