import { zebra } from '../kit/animals/zebra.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { track, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { landCruiser } from '../kit/vehicles/land-cruiser.ts';

export const landCruiserDrive: Scene = {
  alt: {
    en: 'A guide stands by his open Land Cruiser while guests watch zebra graze on the plain.',
    sw: 'Mwongozaji kando ya gari lake la wazi huku wageni wakitazama punda milia wakila nyasi.',
  },
  lights: ['dawn', 'gold', 'day', 'dusk'],
  close: { x: 960, y: 800, width: 1000 },
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    sun(palette, 330, 470, 100) +
    cloud(palette, 1080, 190, 640) +
    cloud(palette, 620, 300, 320) +
    layer(palette, random, { depth: 0, y: 620, swell: 80, steps: 4 }) +
    layer(palette, random, { depth: 1, y: 710, swell: 36, steps: 6 }) +
    place({ x: 620, y: 770, scale: 0.3 }, acacia(palette, random, 0.65)) +
    place({ x: 1440, y: 790, scale: 0.62 }, acacia(palette, random, 0.5)) +
    layer(palette, random, { depth: 2, y: 790, swell: 14, steps: 6 }) +
    place({ x: 96, y: 856, scale: 0.42 }, zebra(palette, 'zebra-far', { distance: 0.42, grazes: true })) +
    place({ x: 236, y: 884, scale: 0.5, scaleX: -0.5 }, zebra(palette, 'zebra-near', { distance: 0.34 })) +
    layer(palette, random, { depth: 3, y: 900, swell: 12, steps: 6 }) +
    grass(palette, random, { y: 936, height: 44, count: 46 }) +
    track(palette, random, { y: 990, height: 60, own: '#a8794c' }) +
    underShade(palette, 960, 1022, 900) +
    place({ x: 960, y: 1024, scale: 1.62 }, landCruiser(palette, 'cruiser', '#8b8a5c')) +
    place({ x: 424, y: 1042, scale: 0.96 }, person(palette, looks.fundi, poses.standing)) +
    grass(palette, random, { y: 1086, height: 60, count: 54 }) +
    birds(palette, random, { x: 760, y: 330, size: 0.7 }) +
    foreground(palette, random, 1150),
};
