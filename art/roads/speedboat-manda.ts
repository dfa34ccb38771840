import { type HouseOptions, swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import type { Palette } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, mirrored, sea } from '../kit/sea.ts';
import { type Drawing, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { speedboat } from '../kit/vehicles/speedboat.ts';

/** Houses of a Swahili waterfront, 860 wide; the origin is the left end of the quay. */
function waterfront(palette: Palette): Drawing {
  const row: readonly (readonly [number, HouseOptions])[] = [
    [0, { width: 130, floors: 1 }],
    [120, { width: 110, floors: 2, wall: '#e6d3b0', balcony: true }],
    [230, { width: 150, floors: 1, arches: true }],
    [370, { width: 110, floors: 2, wall: '#f6efdf' }],
    [480, { width: 140, floors: 1, wall: '#f6efdf', arches: true }],
    [610, { width: 120, floors: 2, wall: '#e9dcc0' }],
    [730, { width: 150, floors: 1, roof: 'makuti' }],
  ];
  return row.map(([x, house]) => place({ x, y: 0 }, swahiliHouse(palette, house, 0.35))).join('');
}

export const speedboatManda: Scene = {
  alt: {
    en: 'A ferry boat with a sun roof carries guests over the channel to the stone houses of Lamu.',
    sw: 'Boti yenye paa la kivuli inavusha wageni kuelekea nyumba za mawe za Lamu.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 800, y: 780, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    sun(palette, 1230, 380, 92) +
    cloud(palette, 480, 170, 620) +
    cloud(palette, 980, 280, 340) +
    shape(mix(palette.leaf[1], palette.haze, 0.45), 'M900 650C1040 600 1240 606 1400 616S1600 596 1640 600V660H900z') +
    place({ x: 180, y: 648, scale: 0.62 }, palm(palette, random, 80, 0.5)) +
    place({ x: 60, y: 652 }, waterfront(palette)) +
    place({ x: 1010, y: 652, scale: 0.6 }, palm(palette, random, -70, 0.45)) +
    sea(palette, random, { top: 650, count: 56 }) +
    mirrored({ x: 60, y: 652, strength: 0.16 }, waterfront(palette)) +
    birds(palette, random, { x: 1000, y: 430, size: 0.7 }) +
    foam(
      palette.water[0],
      [
        [1330, 992],
        [1450, 1004],
        [1560, 996],
        [1680, 1010],
      ],
      22,
    ) +
    place({ x: 780, y: 990, scale: 1.66 }, speedboat(palette)) +
    foam(
      mix(palette.cloud[0], palette.water[0], 0.4),
      [
        [300, 1000],
        [460, 1012],
        [700, 1006],
        [960, 1016],
        [1220, 1006],
        [1420, 1018],
      ],
      26,
    ),
};
