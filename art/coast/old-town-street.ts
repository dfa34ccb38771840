import { mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, faint, place, polygon, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';
import { minaret } from './lamu-seafront.ts';
import { type Metres, seen, sizeAt, streetSide } from './street-walls.ts';

export const oldTownStreet: Scene = {
  alt: {
    en: 'Carved balconies hang over a narrow street of Mombasa’s Old Town; a man in a kanzu walks up it.',
    sw: 'Roshani zilizonakshiwa juu ya kichochoro cha Mji wa Kale, Mombasa; mwanamume aliyevaa kanzu anapita.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 760, y: 720, width: 780 },
  draw: ({ palette, random }) => {
    const stone = lit(palette, '#d8c29a');
    const dim = mix(stone, shaded(palette, '#9a8258'), 0.55);
    const somebody = (look: keyof typeof looks, pose: keyof typeof poses, x: number, z: number) => {
      const [left, foot] = seen([x, 0, z]);
      return place({ x: left, y: foot, scale: sizeAt(z) }, person(palette, looks[look], poses[pose], z / 60));
    };
    const across = [3, 4, 5.4, 7.4, 10, 14].map(
      (z) => `M${seen([-2.3, 0, z]).join(' ')}L${seen([2.3, 0, z]).join(' ')}`,
    );
    const floor: readonly Metres[] = [
      [-2.3, 0, 1.5],
      [2.3, 0, 1.5],
      [2.3, 0, 30],
      [-2.3, 0, 30],
    ];
    return (
      sky(palette, 700) +
      cloud(palette, 800, 150, 320) +
      place({ x: 806, y: 790, scale: 0.98 }, minaret(palette, 0.4)) +
      closing(palette) +
      polygon(stone, floor.map(seen)) +
      polygon(
        dim,
        (
          [
            [-2.3, 0, 1.5],
            [0.7, 0, 1.5],
            [0.7, 0, 30],
            [-2.3, 0, 30],
          ] as const
        ).map(seen),
      ) +
      faint(0.4, stroke(dim, 3, across.join(''))) +
      streetSide(palette, -1, [
        { from: 16, to: 26, high: 7.4, wall: '#f0dcae' },
        { from: 10.5, to: 16, high: 8.6, wall: '#e8d3b4', balcony: true },
        { from: 6.4, to: 10.5, high: 6.6, wall: '#f6ead0', shutters: '#2f6f8a' },
        { from: 2, to: 6.4, high: 8.6, wall: '#e9cf9f', balcony: true, shutters: '#7a4a2a' },
      ]) +
      streetSide(palette, 1, [
        { from: 18, to: 26, high: 6.4, wall: '#f7efdc' },
        { from: 11.5, to: 18, high: 8.2, wall: '#efc98f', shutters: '#2f7d6d' },
        { from: 7, to: 11.5, high: 7.8, wall: '#f9f1de', balcony: true },
        { from: 2, to: 7, high: 8.8, wall: '#e3b98c', shutters: '#2f6f8a', balcony: true },
      ]) +
      kangas(palette) +
      somebody('shirt', 'walking', 1, 17) +
      somebody('buibui', 'walking-behind', 0.9, 11) +
      somebody('kanga', 'walking-behind', 1.5, 10.6) +
      somebody('kanzu', 'walking-behind', -0.3, 6.4) +
      birds(palette, random, { x: 690, y: 260, count: 3, size: 0.5 })
    );
  },
};

/** The house that ends the street, with its arched gate. */
function closing(palette: Palette): Drawing {
  const wall = lit(palette, '#e9d7b2', 0.5);
  const wide = ([x0, x1]: readonly [number, number], top: number, fill: string) =>
    polygon(fill, [seen([x0, 0, 27]), seen([x0, top, 27]), seen([x1, top, 27]), seen([x1, 0, 27])]);
  return wide([-2.6, 2.6], 4.6, wall) + wide([-0.6, 0.6], 2.4, shaded(palette, '#7d5f42', 0.35));
}

/** Printed cloths hung out for sale on the shady wall. */
const kangas = (palette: Palette): Drawing =>
  (['#c8452f', '#e0a32e', '#2f7d8a', '#b03a6a'] as const)
    .map((own, index) => {
      const z = 6.5 + index * 0.8;
      const fall = (fill: string, y0: number, y1: number) =>
        polygon(fill, [
          seen([-2.24, y0, z]),
          seen([-2.24, y1, z]),
          seen([-2.24, y1, z + 0.66]),
          seen([-2.24, y0, z + 0.66]),
        ]);
      const depth = z / 60;
      const tone = mix(lit(palette, own, depth), palette.ink, 0.14);
      return fall(tone, 0.7, 2.5) + fall(mix(tone, lit(palette, '#f4e2b0', depth), 0.6), 0.7, 0.95);
    })
    .join('');
