import { flamingo } from '../kit/animals/flamingo.ts';
import { mix } from '../kit/colour.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import { track, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { ellipse, place } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { suv } from '../kit/vehicles/suv.ts';

export const suvNakuru: Scene = {
  alt: {
    en: 'A silver four-wheel drive on the shore track of Lake Nakuru, flamingos in the shallows.',
    sw: 'Gari la 4×4 la rangi ya fedha kando ya Ziwa Nakuru, heroe wa waridi majini.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 900, y: 800, width: 880 },
  draw: ({ palette, random }) => {
    const pink = lit(palette, '#f0a0a8', 0.35);
    return (
      sky(palette, 580) +
      cloud(palette, 300, 240, 420) +
      cloud(palette, 980, 150, 860) +
      cloud(palette, 1340, 350, 460) +
      layer(palette, random, { depth: 0, y: 540, swell: 60, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 604, swell: 30, steps: 6 }) +
      sea(palette, random, { top: 650, bottom: 900, count: 26 }) +
      Array.from({ length: 70 }, () =>
        ellipse(mix(pink, palette.cloud[0], random() * 0.5), {
          x: between(random, -20, 1620),
          y: between(random, 668, 694),
          rx: between(random, 8, 18),
          ry: 4,
        }),
      ).join('') +
      [90, 190, 300, 380, 470]
        .map((x, index) =>
          place(
            { x, y: 800 + (index % 3) * 26, scale: 0.42 },
            flamingo(palette, `bird-${index}`, index % 2 ? 'feed' : 'stand', 0.2),
          ),
        )
        .join('') +
      place({ x: 1420, y: 900, scale: 1.05 }, acacia(palette, random, 0.15)) +
      layer(palette, random, { depth: 3, y: 900, swell: 12, steps: 6 }) +
      grass(palette, random, { y: 930, height: 40, count: 40 }) +
      track(palette, random, { y: 978, height: 62, own: '#b0895e' }) +
      underShade(palette, 880, 1012, 800) +
      place({ x: 880, y: 1014, scale: 1.72 }, suv(palette, { id: 'car', own: '#b9bfbf', seated: [-40, 74, 108] })) +
      grass(palette, random, { y: 1084, height: 58, count: 54 }) +
      foreground(palette, random, 1152)
    );
  },
};
