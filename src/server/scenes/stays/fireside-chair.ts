import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { room, rug } from '../kit/rooms/room.ts';
import { tableLamp } from '../kit/rooms/table-lamp.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, halo, place, shape, stroke } from '../kit/shapes.ts';

/** A hearth of field stones with its chimney breast, 560 wide, on the floor at its middle. */
function hearth(palette: Palette): Drawing {
  const stone = palette.lamps ? mix(lit(palette, '#a89884'), '#d9843f', 0.18) : lit(palette, '#a89884');
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
    box(stone, -290, -940, 580, 940) +
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
    box(mix(stone, palette.rim, 0.2), -330, -390, 660, 34, 4) +
    box(mix(stone, palette.ink, 0.3), -310, -358, 620, 14) +
    box(mix(stone, palette.ink, 0.2), -320, -14, 640, 26, 4)
  );
}

/** A wing chair, 420 wide and 480 high, turned to the left. */
function wingChair(palette: Palette): Drawing {
  const cloth = palette.lamps ? mix(lit(palette, '#3f6f62'), '#d9843f', 0.2) : lit(palette, '#3f6f62');
  const dark = mix(cloth, palette.ink, 0.34);
  const wood = lit(palette, '#5a3824');
  return (
    stroke(wood, 18, 'M-150-40L-160 0M150-40L170 0') +
    shape(dark, 'M60-470C140-500 200-460 206-400L196-60H60z') +
    shape(cloth, 'M20-450C60-500 160-500 178-430C186-330 172-250 160-170H30C10-260 0-360 20-450z') +
    shape(mix(cloth, palette.rim, 0.22), 'M20-450C30-476 60-490 84-488C56-440 48-300 70-170H30C10-260 0-360 20-450z') +
    shape(lit(palette, '#c8452f'), 'M30-300C70-320 120-316 150-300L144-186H40z') +
    shape(lit(palette, '#e8c88a'), 'M34-270H148L147-256H35zM38-220H146L145-206H39z') +
    shape(cloth, 'M-170-200C-120-216 100-210 160-190V-60H-176z') +
    shape(mix(cloth, palette.rim, 0.18), 'M-170-200C-120-216 100-210 160-190V-160C60-178-100-180-172-168z') +
    shape(dark, 'M-120-270C-90-300-30-290 60-284C110-280 190-290 200-240V-40H-130C-100-120-140-200-120-270z') +
    shape(
      cloth,
      'M-132-276C-110-310-40-292 60-286C120-284 200-290 202-240C160-252 0-250-80-248C-130-246-140-260-132-276z',
    )
  );
}

export const firesideChair: Scene = {
  alt: {
    en: 'A green armchair by a stone fireplace with a burning fire, a lamp, books and a cup of tea beside it.',
    sw: 'Kiti cha kijani kando ya meko ya mawe yenye moto, taa, vitabu na kikombe cha chai kando yake.',
  },
  lights: ['dusk', 'night', 'gold'],
  close: { x: 700, y: 820, width: 940 },
  draw: ({ palette }) => {
    const wood = lit(palette, '#6a4028');
    const spine = (x: number, height: number, own: `#${string}`) =>
      box(lit(palette, own), x, 346 - height, 30, height, 3);
    return (
      room(palette, '#d9bf94', '#8a5a38', 950) +
      place(460, 956, 1.1, hearth(palette)) +
      // Shelf with books, a carved giraffe's place taken by pots.
      box(wood, 1010, 346, 480, 18, 3) +
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
      rug(palette, 380, 1010, 1140, 150, '#7a3b2e') +
      place(1120, 1090, 1.45, wingChair(palette)) +
      box(wood, 1416, 830, 170, 20, 4) +
      stroke(mix(wood, palette.ink, 0.3), 14, 'M1440 850V1080M1562 850V1080') +
      place(1520, 830, 1, tableLamp(palette, 'lamp')) +
      shape(lit(palette, '#f4ead6'), 'M1424 790H1470L1464 830H1430z')
    );
  },
};
