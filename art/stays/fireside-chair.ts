import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { indoors, room, rug } from '../kit/rooms/room.ts';
import { tableLamp } from '../kit/rooms/table-lamp.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, halo, place, shape, stroke } from '../kit/shapes.ts';

/** A hearth of field stones with its chimney breast, 560 wide, on the floor at its middle. */
function hearth(palette: Palette): Drawing {
  const stone = lit(palette, '#a89884');
  const courses = Array.from({ length: 17 }, (_, row) =>
    Array.from({ length: 7 }, (_stone, column) => {
      const [x, y] = [-270 + column * 82 + (row % 2) * -34, -900 + row * 54];
      const inside = x > -190 && x + 70 < 200 && y > -330;
      const wide = 58 + ((row * 7 + column * 5) % 3) * 8;
      return inside || x + wide > 290 || x < -290
        ? ''
        : `M${x} ${y}h${wide}q8 0 8 8v26q0 8-8 8h${-wide}q-8 0-8-8v-26q0-8 8-8z`;
    }).join(''),
  );
  return (
    box(stone, { x: -290, y: -940, width: 580, height: 940 }) +
    shape(mix(stone, palette.ink, 0.14), courses.join('')) +
    shape('#2a1a12', 'M-180 0V-240C-160-320 160-320 180-240V0z') +
    halo('hearth', [
      [0, '#ffb45a', 0.85],
      [0.5, '#f08a32', 0.35],
      [1, '#f08a32', 0],
    ]) +
    disc('url(#hearth)', 0, -70, 420) +
    shape(
      '#d9662a',
      'M-110-22C-150-100-70-110-80-200C-20-150-30-110 0-230C50-170 30-130 70-170C70-110 140-90 108-22z',
    ) +
    shape('#f5a03c', 'M-76-22C-100-76-44-90-46-140C-10-110-8-90 6-160C40-116 26-90 52-110C50-76 96-60 74-22z') +
    shape('#ffe08a', 'M-36-22C-50-54-18-60-14-90C6-70 8-60 20-72C22-50 48-44 36-22z') +
    stroke('#5a3824', 26, 'M-120-16H110M-90-34L100-10') +
    box(mix(stone, palette.rim, 0.2), { x: -330, y: -390, width: 660, height: 34, round: 4 }) +
    box(mix(stone, palette.ink, 0.3), { x: -310, y: -358, width: 620, height: 14 }) +
    box(mix(stone, palette.ink, 0.2), { x: -320, y: -14, width: 640, height: 26, round: 4 })
  );
}

/** A deep armchair with a cushion and a blanket over its arm, 440 wide and 440 high, from the front. */
function armchair(palette: Palette): Drawing {
  const cloth = lit(palette, '#2f8070');
  const dark = mix(cloth, palette.ink, 0.36);
  const bright = mix(cloth, palette.rim, 0.28);
  const wool = lit(palette, '#e8c88a');
  return (
    stroke(lit(palette, '#5a3824'), 20, 'M-168-50L-182 0M168-50L182 0') +
    shape(cloth, 'M-160-120V-350C-160-430-110-446 0-446S160-430 160-350V-120z') +
    shape(bright, 'M-160-350C-160-430-110-446 0-446C-90-436-128-410-128-340V-180H-160z') +
    shape(mix(cloth, dark, 0.5), 'M-120-190V-340C-120-390-90-404 0-404S120-390 120-340V-190z') +
    shape(dark, 'M-190-120H190V-44H-190z') +
    shape(cloth, 'M-150-190C-80-206 80-206 150-190V-112H-150z') +
    shape(bright, 'M-150-190C-80-206 80-206 150-190V-172C80-188-80-188-150-172z') +
    shape(
      lit(palette, '#d9743a'),
      'M-84-330C-40-340 40-340 84-330C92-280 92-230 84-186C40-178-40-178-84-186C-92-230-92-280-84-330z',
    ) +
    shape(wool, 'M-86-276C-40-284 40-284 86-276V-252C40-260-40-260-86-252z') +
    shape(cloth, 'M-226-240C-226-280-140-280-140-240V-40H-220zM226-240C226-280 140-280 140-240V-40H220z') +
    shape(bright, 'M-226-240C-226-280-140-280-140-240C-150-262-210-262-216-234L-212-40H-220z') +
    shape(dark, 'M226-240C226-268 190-276 170-270C200-262 204-240 200-40H220z') +
    shape(lit(palette, '#a8452f'), 'M138-256C150-284 214-284 228-252L226-110H140z') +
    shape(wool, 'M139-200H227V-184H139zM139-160H227V-150H139z')
  );
}

export const firesideChair: Scene = {
  alt: {
    en: 'A green armchair by a stone fireplace with a burning fire, a lamp, books and a cup of tea beside it.',
    sw: 'Kiti cha kijani kando ya meko ya mawe yenye moto, taa, vitabu na kikombe cha chai kando yake.',
  },
  lights: ['dusk', 'gold'],
  close: { x: 700, y: 820, width: 940 },
  draw: ({ palette: outside }) => {
    const palette = indoors(outside);
    const wood = lit(palette, '#6a4028');
    const spine = (x: number, height: number, own: `#${string}`) =>
      box(lit(palette, own), { x, y: 346 - height, width: 30, height, round: 3 });
    return (
      room(palette, '#d9bf94', '#8a5a38', 950) +
      place({ x: 460, y: 956, scale: 1.1 }, hearth(palette)) +
      // A shelf with books and a pot.
      box(wood, { x: 1010, y: 346, width: 480, height: 18, round: 3 }) +
      [
        spine(1040, 150, '#a8452f'),
        spine(1074, 130, '#2f6f7a'),
        spine(1108, 156, '#d9a13a'),
        spine(1142, 120, '#5f7350'),
        spine(1176, 144, '#7a3b5a'),
        spine(1210, 138, '#c9a35a'),
      ].join('') +
      shape(lit(palette, '#8a4a32'), 'M1330 346C1300 310 1310 260 1346 250V230H1374V250C1410 260 1420 310 1390 346z') +
      stroke(lit(palette, '#e8c88a'), 5, 'M1318 296H1402M1316 310H1404') +
      rug(palette, { x: 380, y: 1010, width: 1140, depth: 150, own: '#7a3b2e' }) +
      place({ x: 1080, y: 1090, scale: 1.32 }, armchair(palette)) +
      box(wood, { x: 1416, y: 830, width: 170, height: 20, round: 4 }) +
      stroke(mix(wood, palette.ink, 0.3), 14, 'M1440 850V1080M1562 850V1080') +
      place({ x: 1520, y: 830 }, tableLamp(palette, 'lamp')) +
      shape(lit(palette, '#f4ead6'), 'M1424 790H1470L1464 830H1430z')
    );
  },
};
