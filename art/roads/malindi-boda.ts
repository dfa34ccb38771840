import { swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, gradient, place } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { bougainvillea } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';

export const malindiBoda: Scene = {
  alt: {
    en: 'A boda boda with its rider and passenger in front of the white walls and bougainvillea of Malindi.',
    sw: 'Boda boda na abiria mbele ya kuta nyeupe na mabogenvilia ya mji wa Malindi.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 720, y: 750, width: 1000 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#e0c79c');
    const wall = lit(palette, '#f7f0e0');
    return (
      sky(palette, 700) +
      cloud(palette, 520, 150, 620) +
      place({ x: 700, y: 900, scale: 1.25 }, palm(palette, random, 90, 0.3)) +
      place({ x: 1200, y: 900, scale: 1.5 }, palm(palette, random, -80, 0.22)) +
      place({ x: -60, y: 920, scale: 2.3 }, swahiliHouse(palette, { width: 250, floors: 2, balcony: true }, 0.06)) +
      place(
        { x: 1130, y: 920, scale: 2.1 },
        swahiliHouse(palette, { width: 260, floors: 1, roof: 'makuti', arches: true }, 0.08),
      ) +
      box(wall, { x: 500, y: 690, width: 660, height: 240 }) +
      box(mix(wall, palette.ink, 0.12), { x: 500, y: 850, width: 660, height: 80 }) +
      box(mix(wall, palette.rim, 0.5), { x: 492, y: 676, width: 676, height: 18 }) +
      place({ x: 430, y: 640, scale: 1.3 }, bougainvillea(palette, random)) +
      place({ x: 1130, y: 690, scale: 1.1 }, bougainvillea(palette, random, '#e0662f')) +
      gradient('sand', [
        [0, mix(sand, palette.glow, 0.25)],
        [1, mix(sand, palette.ink, 0.3)],
      ]) +
      box('url(#sand)', { x: 0, y: 916, width: 1600, height: 290 }) +
      box(mix(sand, palette.ink, 0.18), { x: 0, y: 912, width: 1600, height: 8 }) +
      underShade(palette, 720, 1092, 660) +
      place(
        { x: 720, y: 1094, scale: 3.3 },
        boda(palette, {
          own: '#d98a1f',
          driver: { skin: '#4a2c1e', helmet: '#2f6f8a', top: '#efe7d4', legs: '#4a5a66', vest: '#e0742e' },
          passenger: { skin: '#7a4e32', helmet: '#f2ead8', top: '#b8325f', legs: '#6a2f52' },
        }),
      )
    );
  },
};
