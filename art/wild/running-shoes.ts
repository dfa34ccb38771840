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
      layer(palette, 0, random, 560, 40, 6) +
      layer(palette, 1, random, 640, 24, 7) +
      place(240, 720, 0.7, acacia(palette, random, 0.4)) +
      layer(palette, 2, random, 710, 14, 7) +
      grass(palette, random, 770, 60, 50) +
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
          ellipse(mix(earth, palette.ink, 0.36), x + 3, y + 3, size * 1.3, size * 0.7) +
          ellipse(mix(earth, palette.rim, 0.3), x, y, size * 1.2, size * 0.6)
        );
      }).join('') +
      faint(0.34, ellipse(palette.ink, 860, 956, 380, 30) + ellipse(palette.ink, 640, 1076, 420, 36)) +
      place(900, 950, 1.6, runningShoe(palette, 'far-shoe', '#278a7d')) +
      place(680, 1068, 1.9, rotate(-1, runningShoe(palette, 'near-shoe')))
    );
  },
};
