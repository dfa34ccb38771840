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
      layer(palette, 0, random, 540, 60, 5) +
      layer(palette, 1, random, 604, 30, 6) +
      sea(palette, random, 650, 900, 26) +
      Array.from({ length: 70 }, () =>
        ellipse(
          mix(pink, palette.cloud[0], random() * 0.5),
          between(random, -20, 1620),
          between(random, 668, 694),
          between(random, 8, 18),
          4,
        ),
      ).join('') +
      [90, 190, 300, 380, 470]
        .map((x, index) =>
          place(x, 800 + (index % 3) * 26, 0.42, flamingo(palette, `bird-${index}`, index % 2 ? 'feed' : 'stand', 0.2)),
        )
        .join('') +
      place(1420, 900, 1.05, acacia(palette, random, 0.15)) +
      layer(palette, 3, random, 900, 12, 6) +
      grass(palette, random, 930, 40, 40) +
      track(palette, random, 978, 62, '#b0895e') +
      underShade(palette, 880, 1012, 800) +
      place(880, 1014, 1.72, suv(palette, { id: 'car', own: '#b9bfbf', seated: [-40, 74, 108] })) +
      grass(palette, random, 1084, 58, 54) +
      foreground(palette, random, 1152)
    );
  },
};
