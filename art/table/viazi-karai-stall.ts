import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { fritter } from '../kit/dishes/breads.ts';
import { dafu } from '../kit/dishes/fruit.ts';
import { limeHalf } from '../kit/dishes/herbs.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import { between, type Random } from '../kit/random.ts';
import { parasol } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { box, type Drawing, ellipse, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { low } from '../kit/table/arcs.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const viaziKaraiStall: Scene = {
  alt: {
    en: 'Golden viazi karai with chutney and young coconuts on a stall by the sea wall; people stroll, a dhow sails by.',
    sw: 'Viazi karai na chatne pamoja na madafu kando ya ukuta wa bahari; watu wanatembea, jahazi linapita.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 640, y: 900, width: 860 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const stone = lit(palette, '#d9c6a0', 0.1);
    return (
      sky(palette, 420) +
      sun(palette, 620, 330, 80) +
      cloud(palette, 300, 150, 420) +
      cloud(palette, 980, 220, 360) +
      birds(palette, random, 760, 260, 6, 0.6) +
      sea(palette, random, 430, 640, 30) +
      place(420, 470, 0.34, dhow(palette, {}, 0.3)) +
      box(stone, 0, 580, 1600, 70) +
      shape(
        mix(stone, palette.ink, 0.24),
        Array.from({ length: 8 }, (_, index) => `M${index * 210 + 30} 600h150v34h-150z`).join(''),
      ) +
      box(mix(stone, palette.rim, 0.6), 0, 572, 1600, 12) +
      box(mix(stone, palette.ink, 0.12), 0, 648, 1600, 160) +
      place(880, 772, 0.72, person(palette, looks.kanga, poses.walking, 0.06), -0.72) +
      place(800, 776, 0.72, person(palette, looks.kanzu, poses['walking-behind'], 0.06)) +
      place(180, 770, 1.5, palm(palette, random, 130, 0.05)) +
      place(1450, 760, 1.7, palm(palette, random, -120, 0.02)) +
      place(1250, 860, 2, parasol(palette, '#e0702c')) +
      place(1290, 800, 1.1, person(palette, looks.fundi, poses.standing)) +
      tableTop(table, 760, '#2f7f8c') +
      place(1180, 930, 1, dafu(table)) +
      place(1400, 960, 1.1, dafu(table)) +
      place(1290, 1080, 1.2, dafu(table)) +
      place(560, 960, 1, karai(table)) +
      heap(table, random) +
      place(
        240,
        930,
        1,
        lowBowl(
          table,
          { radius: 130, own: '#f6efdf', rim: '#c8452f' },
          76,
          ellipse(lit(table, '#8a3a1c'), 0, 0, 104, 104) +
            stroke(mix(lit(table, '#8a3a1c'), '#ffd0a0', 0.5), 10, 'M-60-30C-40-60 0-70 30-60'),
        ),
      ) +
      place(870, 1080, 1, lowPlate(table, { radius: 190, own: '#f6efdf', rim: '#2f6f9f' }, '')) +
      [
        [800, 1060, 46],
        [890, 1050, 50],
        [950, 1080, 44],
        [850, 1096, 48],
      ]
        .map(([x = 0, y = 0, size = 0]) => place(x, y, 0.8, fritter(table, random, size), 1))
        .join('') +
      low(180, 1090, 1.2, limeHalf(table)) +
      low(280, 1130, 1.2, rotate(60, limeHalf(table)))
    );
  },
};

/** A wide iron frying pan with two ears. */
function karai(palette: Palette): Drawing {
  const iron = lit(palette, '#4a4a4c');
  return (
    faint(0.3, ellipse(palette.ink, 20, 120, 300, 50)) +
    stroke(iron, 18, 'M-330-10C-400-20-400 40-320 34M330-10C400-20 400 40 320 34') +
    shape(iron, 'M-340 0C-330 100-160 150 0 150S330 100 340 0z') +
    shape(mix(iron, palette.ink, 0.5), 'M340 0C330 100 160 150 0 150C160 120 230 60 240 0z') +
    shape(mix(iron, palette.rim, 0.3), 'M-310 34C-290 84-220 116-150 130C-220 90-260 64-270 36z') +
    ellipse(mix(iron, palette.rim, 0.3), 0, 0, 342, 112) +
    ellipse(mix(iron, palette.ink, 0.5), 0, 3, 318, 98) +
    ellipse(lit(palette, '#d9952f'), 0, 12, 290, 82) +
    ellipse(mix(lit(palette, '#d9952f'), '#ffe08a', 0.5), -40, 4, 220, 56)
  );
}

const heap = (palette: Palette, random: Random): Drawing =>
  [
    [370, 930],
    [470, 905],
    [570, 898],
    [670, 908],
    [750, 935],
    [330, 975],
    [420, 965],
    [520, 950],
    [620, 950],
    [710, 975],
    [460, 1005],
    [560, 1000],
    [650, 1010],
    [480, 920],
    [600, 915],
    [540, 885],
  ]
    .map(([x = 0, y = 0]) => place(x, y, 0.84, fritter(palette, random, between(random, 52, 62)), 1))
    .join('');
