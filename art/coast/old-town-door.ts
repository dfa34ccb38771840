import { carvedDoor } from '../kit/buildings/carved-door.ts';
import { mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, place, polygon } from '../kit/shapes.ts';
import { potPlant } from '../kit/trees.ts';
import { baraza, cat, ground, lantern, niche, patches, poles } from './old-town-wall.ts';

export const oldTownDoor: Scene = {
  alt: {
    en: 'A carved Swahili door with brass studs in a coral wall, stone benches at its sides.',
    sw: 'Mlango wa Kiswahili ulionakshiwa wenye misumari ya shaba kwenye ukuta wa matumbawe, baraza kando yake.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 800, y: 470, width: 760 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#f1e3c6');
    const shade = mix(wall, shaded(palette, '#c9ad80'), 0.5);
    return (
      box(wall, { x: 0, y: 0, width: 1600, height: 1200 }) +
      patches(palette, random, wall) +
      // The shade of the house across the street.
      faint(
        0.5,
        polygon(shade, [
          [0, 0],
          [700, 0],
          [240, 470],
          [0, 640],
        ]),
      ) +
      box(shade, { x: 0, y: 0, width: 1600, height: 34 }) +
      poles(palette) +
      niche(palette, 250, 420) +
      niche(palette, 1350, 420) +
      ground(palette) +
      baraza(palette, 60, 470) +
      baraza(palette, 1070, 470) +
      faint(
        0.34,
        polygon(palette.ink, [
          [1016, 1010],
          [1016, 180],
          [1060, 226],
          [1060, 1010],
        ]),
      ) +
      place({ x: 800, y: 1010, scale: 1.36 }, carvedDoor(palette)) +
      lantern(palette, 1190, 360) +
      place({ x: 1420, y: 1010, scale: 1.2 }, potPlant(palette, random)) +
      place({ x: 330, y: 868 }, cat(palette))
    );
  },
};
