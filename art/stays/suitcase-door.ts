import { carvedDoor } from '../kit/buildings/carved-door.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { underShade } from '../kit/road.ts';
import { hangingLamp } from '../kit/rooms/lantern.ts';
import { indoors } from '../kit/rooms/room.ts';
import { suitcase } from '../kit/rooms/suitcase.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { bougainvillea, potPlant } from '../kit/trees.ts';

export const suitcaseDoor: Scene = {
  alt: {
    en: 'A red suitcase and a straw bag stand in front of a carved wooden door, plants and bougainvillea around it.',
    sw: 'Sanduku jekundu na kikapu mbele ya mlango wa mbao wa nakshi, mimea na mabogenvilia pembeni.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 900, y: 800, width: 840 },
  draw: ({ palette: outside, random }) => {
    const palette = indoors(outside);
    const wall = lit(palette, '#f4e8d0');
    const floor = lit(palette, '#cdb48c');
    const basket = lit(palette, '#c9a05c');
    return (
      gradient('wall', [
        [0, mix(wall, palette.ink, 0.12)],
        [1, wall],
      ]) +
      box('url(#wall)', { x: 0, y: 0, width: 1600, height: 990 }) +
      faint(palette.lamps ? 0 : 0.4, shape(palette.glow, 'M0 0H520L60 990H0zM900 0H1600V420L1330 990H1180z')) +
      stroke(
        mix(wall, palette.ink, 0.1),
        5,
        'M90 210C140 200 180 214 230 204M1290 330C1340 320 1390 336 1430 326M150 640C200 630 240 642 280 634M1400 610C1440 602 1480 614 1520 606',
      ) +
      box(mix(wall, palette.ink, 0.2), { x: 0, y: 940, width: 1600, height: 50 }) +
      gradient('floor', [
        [0, mix(floor, palette.ink, 0.14)],
        [1, mix(floor, palette.ink, 0.32)],
      ]) +
      box('url(#floor)', { x: 0, y: 986, width: 1600, height: 220 }) +
      shape(mix(floor, palette.rim, 0.2), 'M420 960H1080L1110 1000H390z') +
      shape(mix(floor, palette.ink, 0.2), 'M390 1000H1110V1030H390z') +
      place({ x: 750, y: 962, scale: 1.32 }, carvedDoor(palette)) +
      place({ x: 1330, y: 60, scale: 1.9 }, bougainvillea(palette, random)) +
      place({ x: 230, y: 0, scale: 1.15 }, hangingLamp(palette, 'lamp', 240)) +
      underShade(palette, 1120, 1096, 260) +
      place({ x: 1120, y: 1100, scale: 2.5 }, suitcase(palette, '#b5382f')) +
      underShade(palette, 890, 1120, 220) +
      // A woven bag with two handles.
      stroke(mix(basket, palette.ink, 0.3), 9, 'M830 960C830 880 930 880 930 960') +
      shape(basket, 'M790 950H970L950 1120H812z') +
      shape(mix(basket, palette.ink, 0.24), 'M920 950H970L950 1120H908z') +
      stroke(lit(palette, '#7a2f4a'), 9, 'M794 990H966M800 1040H960') +
      stroke(lit(palette, '#2f7f8c'), 9, 'M797 1015H963M804 1066H957') +
      stroke(mix(basket, palette.rim, 0.3), 8, 'M790 950H970') +
      place({ x: 250, y: 1090, scale: 2 }, potPlant(palette, random)) +
      place({ x: 1430, y: 1060, scale: 1.5 }, potPlant(palette, random, '#2f7f8c'))
    );
  },
};
