import { mix } from '../kit/colour.ts';
import { runningShoe } from '../kit/footwear.ts';
import { grass, layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, faint, gradient, place, rotate } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const runningShoes: Scene = {
  alt: {
    en: 'A pair of running shoes on a red earth road at the edge of the Rift Valley.',
    sw: 'Viatu vya kukimbilia juu ya barabara ya udongo mwekundu ukingoni mwa Bonde la Ufa.',
  },
  lights: ['dawn', 'day', 'gold'],
  close: { x: 680, y: 860, width: 1000 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#bd5c36');
    return (
      sky(palette, 640) +
      sun(palette, 1160, 430, 92) +
      cloud(palette, 420, 210, 560) +
      cloud(palette, 1260, 180, 360) +
      layer(palette, random, { depth: 0, y: 560, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 640, swell: 24 }) +
      place({ x: 240, y: 720, scale: 0.7 }, acacia(palette, random, 0.4)) +
      layer(palette, random, { depth: 2, y: 710, swell: 14 }) +
      grass(palette, random, { y: 770, height: 60, count: 50 }) +
      gradient('road', [
        [0, mix(earth, palette.haze, 0.25)],
        [0.4, earth],
        [1, mix(earth, palette.ink, 0.34)],
      ]) +
      ridge('url(#road)', [
        [-40, 800],
        [400, 786],
        [900, 790],
        [1640, 806],
      ]) +
      Array.from({ length: 50 }, () => {
        const [x, y] = [between(random, 0, 1600), between(random, 830, 1190)];
        const size = between(random, 3, 9) * (0.5 + (y - 800) / 300);
        return (
          ellipse(mix(earth, palette.ink, 0.36), { x: x + 3, y: y + 3, rx: size * 1.3, ry: size * 0.7 }) +
          ellipse(mix(earth, palette.rim, 0.3), { x, y, rx: size * 1.2, ry: size * 0.6 })
        );
      }).join('') +
      faint(
        0.34,
        ellipse(palette.ink, { x: 860, y: 956, rx: 380, ry: 30 }) +
          ellipse(palette.ink, { x: 640, y: 1076, rx: 420, ry: 36 }),
      ) +
      place({ x: 900, y: 950, scale: 1.6 }, runningShoe(palette, 'far-shoe', '#278a7d')) +
      place({ x: 680, y: 1068, scale: 1.9 }, rotate(-1, runningShoe(palette, 'near-shoe')))
    );
  },
};
