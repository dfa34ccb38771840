import { mix } from '../kit/colour.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { underShade } from '../kit/road.ts';
import { suitcase } from '../kit/rooms/suitcase.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { landCruiser } from '../kit/vehicles/land-cruiser.ts';
import { bushPlane } from '../kit/vehicles/planes.ts';

/** A windsock on its pole, 230 high. */
function windsock(palette: Palette): Drawing {
  const [red, white] = [lit(palette, '#d8502f', 0.1), lit(palette, '#f4ecd8', 0.1)];
  const ring = (fill: string, from: number, to: number) =>
    polygon(fill, [
      [from, -222 + from * 0.1],
      [to, -222 + to * 0.14],
      [to, -182 - to * 0.02],
      [from, -182],
    ]);
  return (
    stroke(mix(palette.ink, palette.haze, 0.2), 7, 'M0 0V-228') +
    ring(red, 4, 34) +
    ring(white, 34, 62) +
    ring(red, 62, 88) +
    ring(white, 88, 110)
  );
}

export const airstripPlane: Scene = {
  alt: {
    en: 'A small plane on a grass airstrip, guests with a suitcase beside it and a safari vehicle waiting.',
    sw: 'Ndege ndogo kwenye uwanja wa nyasi, wageni wenye sanduku kando yake na gari la safari likisubiri.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 640, y: 850, width: 940 },
  draw: ({ palette, random }) =>
    sky(palette, 740) +
    sun(palette, 360, 440, 96) +
    cloud(palette, 1080, 180, 620) +
    cloud(palette, 700, 310, 340) +
    layer(palette, random, { depth: 0, y: 660, swell: 80, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 760, swell: 30, steps: 6 }) +
    place({ x: 1380, y: 820, scale: 0.44 }, acacia(palette, random, 0.55)) +
    layer(palette, random, { depth: 2, y: 830, swell: 10, steps: 6 }) +
    place({ x: 150, y: 860, scale: 0.9 }, windsock(palette)) +
    underShade(palette, 1300, 880, 380) +
    place({ x: 1300, y: 882, scale: 0.7 }, landCruiser(palette, 'cruiser', '#8b8a5c', 0.25)) +
    shape(
      mix(lit(palette, '#bfa35e'), palette.land[3], 0.35),
      'M-20 900C400 884 1200 884 1620 900V1090C1200 1070 400 1070-20 1090z',
    ) +
    underShade(palette, 700, 1010, 900) +
    place({ x: 700, y: 1012, scale: 2.1 }, bushPlane(palette)) +
    place({ x: 1330, y: 1080, scale: 0.84 }, person(palette, looks.visitor, poses.walking)) +
    place({ x: 1430, y: 1086, scale: 0.84 }, person(palette, looks.guest, poses.walking)) +
    place({ x: 1500, y: 1088, scale: 0.84 }, suitcase(palette, '#2f6f7a')) +
    grass(palette, random, { y: 1100, height: 56, count: 50 }) +
    foreground(palette, random, 1158),
};
