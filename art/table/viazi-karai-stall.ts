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
      birds(palette, random, { x: 760, y: 260, count: 6, size: 0.6 }) +
      sea(palette, random, { top: 430, bottom: 640, count: 30 }) +
      place({ x: 420, y: 470, scale: 0.34 }, dhow(palette, {}, 0.3)) +
      box(stone, { x: 0, y: 580, width: 1600, height: 70 }) +
      shape(
        mix(stone, palette.ink, 0.24),
        Array.from({ length: 8 }, (_, index) => `M${index * 210 + 30} 600h150v34h-150z`).join(''),
      ) +
      box(mix(stone, palette.rim, 0.6), { x: 0, y: 572, width: 1600, height: 12 }) +
      box(mix(stone, palette.ink, 0.12), { x: 0, y: 648, width: 1600, height: 160 }) +
      place({ x: 880, y: 772, scale: 0.72, scaleX: -0.72 }, person(palette, looks.kanga, poses.walking, 0.06)) +
      place({ x: 800, y: 776, scale: 0.72 }, person(palette, looks.kanzu, poses['walking-behind'], 0.06)) +
      place({ x: 180, y: 770, scale: 1.5 }, palm(palette, random, 130, 0.05)) +
      place({ x: 1450, y: 760, scale: 1.7 }, palm(palette, random, -120, 0.02)) +
      place({ x: 1250, y: 860, scale: 2 }, parasol(palette, '#e0702c')) +
      place({ x: 1290, y: 800, scale: 1.1 }, person(palette, looks.fundi, poses.standing)) +
      tableTop(table, { y: 760, own: '#2f7f8c' }) +
      place({ x: 1180, y: 930 }, dafu(table)) +
      place({ x: 1400, y: 960, scale: 1.1 }, dafu(table)) +
      place({ x: 1290, y: 1080, scale: 1.2 }, dafu(table)) +
      place({ x: 560, y: 960 }, karai(table)) +
      heap(table, random) +
      place(
        { x: 240, y: 930 },
        lowBowl(
          table,
          { radius: 130, own: '#f6efdf', rim: '#c8452f' },
          76,
          ellipse(lit(table, '#8a3a1c'), { x: 0, y: 0, rx: 104, ry: 104 }) +
            stroke(mix(lit(table, '#8a3a1c'), '#ffd0a0', 0.5), 10, 'M-60-30C-40-60 0-70 30-60'),
        ),
      ) +
      place({ x: 870, y: 1080 }, lowPlate(table, { radius: 190, own: '#f6efdf', rim: '#2f6f9f' }, '')) +
      [
        [800, 1060, 46],
        [890, 1050, 50],
        [950, 1080, 44],
        [850, 1096, 48],
      ]
        .map(([x = 0, y = 0, size = 0]) => place({ x, y, scale: 0.8, scaleX: 1 }, fritter(table, random, size)))
        .join('') +
      low({ x: 180, y: 1090, scale: 1.2 }, limeHalf(table)) +
      low({ x: 280, y: 1130, scale: 1.2 }, rotate(60, limeHalf(table)))
    );
  },
};

/** A wide iron frying pan with two ears. */
function karai(palette: Palette): Drawing {
  const iron = lit(palette, '#4a4a4c');
  return (
    faint(0.3, ellipse(palette.ink, { x: 20, y: 120, rx: 300, ry: 50 })) +
    stroke(iron, 18, 'M-330-10C-400-20-400 40-320 34M330-10C400-20 400 40 320 34') +
    shape(iron, 'M-340 0C-330 100-160 150 0 150S330 100 340 0z') +
    shape(mix(iron, palette.ink, 0.5), 'M340 0C330 100 160 150 0 150C160 120 230 60 240 0z') +
    shape(mix(iron, palette.rim, 0.3), 'M-310 34C-290 84-220 116-150 130C-220 90-260 64-270 36z') +
    ellipse(mix(iron, palette.rim, 0.3), { x: 0, y: 0, rx: 342, ry: 112 }) +
    ellipse(mix(iron, palette.ink, 0.5), { x: 0, y: 3, rx: 318, ry: 98 }) +
    ellipse(lit(palette, '#d9952f'), { x: 0, y: 12, rx: 290, ry: 82 }) +
    ellipse(mix(lit(palette, '#d9952f'), '#ffe08a', 0.5), { x: -40, y: 4, rx: 220, ry: 56 })
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
    .map(([x = 0, y = 0]) => place({ x, y, scale: 0.84, scaleX: 1 }, fritter(palette, random, between(random, 52, 62))))
    .join('');
