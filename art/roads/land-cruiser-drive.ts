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
    layer(palette, 0, random, 620, 80, 4) +
    layer(palette, 1, random, 710, 36, 6) +
    place(620, 770, 0.3, acacia(palette, random, 0.65)) +
    place(1440, 790, 0.62, acacia(palette, random, 0.5)) +
    layer(palette, 2, random, 790, 14, 6) +
    place(96, 856, 0.42, zebra(palette, 'zebra-far', { distance: 0.42, grazes: true })) +
    place(236, 884, 0.5, zebra(palette, 'zebra-near', { distance: 0.34 }), -0.5) +
    layer(palette, 3, random, 900, 12, 6) +
    grass(palette, random, 936, 44, 46) +
    track(palette, random, 990, 60, '#a8794c') +
    underShade(palette, 960, 1022, 900) +
    place(960, 1024, 1.62, landCruiser(palette, 'cruiser', '#8b8a5c')) +
    place(424, 1042, 0.96, person(palette, looks.fundi, poses.standing)) +
    grass(palette, random, 1086, 60, 54) +
    birds(palette, random, 760, 330, 5, 0.7) +
    foreground(palette, random, 1150),
};
