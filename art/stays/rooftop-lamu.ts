import { dhow } from '../kit/boats/dhow.ts';
import { makutiEave } from '../kit/buildings/makuti-eave.ts';
import { swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { daybed } from '../kit/rooms/garden-seats.ts';
import { lantern } from '../kit/rooms/lantern.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { box, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { sky, streaks, sun } from '../kit/sky.ts';
import { potPlant } from '../kit/trees.ts';

export const rooftopLamu: Scene = {
  alt: {
    en: 'A daybed with cushions on a Lamu roof terrace under makuti thatch; a dhow sails past beyond the roofs.',
    sw: 'Kitanda chenye mito juu ya paa la Lamu chini ya makuti; jahazi linapita baharini nyuma ya nyumba.',
  },
  lights: ['gold', 'day', 'dusk', 'dawn'],
  close: { x: 900, y: 690, width: 1000 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#f4ead4');
    const floor = lit(palette, '#d9c6a2');
    const pole = mix(lit(palette, '#7a5636'), palette.ink, 0.2);
    return (
      sky(palette, 560) +
      sun(palette, 520, 420, 84) +
      streaks(palette, random, { top: 260, bottom: 460 }) +
      sea(palette, random, { top: 560, bottom: 800, count: 30 }) +
      shape(
        mix(palette.leaf[1], palette.haze, 0.45),
        'M-20 566C140 540 300 546 420 566zM1240 566C1380 548 1520 546 1640 552V566z',
      ) +
      place({ x: 1080, y: 660, scale: 0.52 }, dhow(palette, {}, 0.15)) +
      place({ x: 180, y: 810, scale: 0.62 }, palm(palette, random, 60, 0.2)) +
      place({ x: -40, y: 860 }, swahiliHouse(palette, { width: 240, floors: 2 }, 0.14)) +
      place({ x: 240, y: 870 }, swahiliHouse(palette, { width: 200, floors: 1, roof: 'makuti' }, 0.14)) +
      place({ x: 1180, y: 870 }, swahiliHouse(palette, { width: 180, floors: 1, wall: '#e6d3b0' }, 0.14)) +
      place({ x: 1370, y: 880 }, swahiliHouse(palette, { width: 260, floors: 2, arches: true }, 0.12)) +
      place({ x: 1330, y: 840, scale: 0.7 }, palm(palette, random, -50, 0.18)) +
      // Parapet and floor.
      box(mix(wall, palette.ink, 0.14), { x: 0, y: 840, width: 1600, height: 110 }) +
      shape(
        mix(wall, palette.ink, 0.3),
        Array.from(
          { length: 20 },
          (_, index) => `M${20 + index * 82} 930V880L${46 + index * 82} 858L${72 + index * 82} 880V930z`,
        ).join(''),
      ) +
      box(mix(wall, palette.rim, 0.5), { x: 0, y: 830, width: 1600, height: 16 }) +
      gradient('terrace', [
        [0, mix(floor, palette.glow, 0.2)],
        [1, mix(floor, palette.ink, 0.3)],
      ]) +
      box('url(#terrace)', { x: 0, y: 944, width: 1600, height: 260 }) +
      stroke(pole, 26, 'M90 120V1080M1510 120V1080') +
      makutiEave(palette, random, 210) +
      shape(lit(palette, '#a8452f'), 'M420 1050H1220L1330 1180H310z') +
      shape(lit(palette, '#e0a23c'), 'M410 1064H1230L1240 1076H400zM330 1156H1310L1320 1168H320z') +
      place({ x: 810, y: 1090, scale: 1.6 }, daybed(palette)) +
      place({ x: 1330, y: 1090, scale: 1.3 }, potPlant(palette, random, '#2f7f8c')) +
      place({ x: 290, y: 1080, scale: 1.5 }, potPlant(palette, random)) +
      place({ x: 1230, y: 1130, scale: 0.8 }, lantern(palette, 'lantern'))
    );
  },
};
