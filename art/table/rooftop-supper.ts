import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { mix } from '../kit/colour.ts';
import { chapati } from '../kit/dishes/breads.ts';
import { rice } from '../kit/dishes/grains.ts';
import { coriander } from '../kit/dishes/herbs.ts';
import { greens, kachumbari, stew } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, place, stroke } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { bulbs, candle, stemGlass } from '../kit/table/settings.ts';
import { runner, tableTop } from '../kit/table/table-top.ts';
import { potPlant } from '../kit/trees.ts';

export const rooftopSupper: Scene = {
  alt: {
    en: 'A supper table on a rooftop under strings of bulbs, the towers of Nairobi beyond the railing.',
    sw: 'Meza ya chakula cha jioni juu ya paa chini ya taa; majengo marefu ya Nairobi nyuma.',
  },
  lights: ['dusk', 'night', 'gold'],
  close: { x: 720, y: 930, width: 860 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const rail = mix(lit(palette, '#4a3a34'), palette.ink, 0.5);
    return (
      sky(palette, 660) +
      (palette.light === 'night' ? stars(palette, random, 420, 80) : sun(palette, 420, 560, 90)) +
      streaks(palette, random, { top: 160, bottom: 420, count: 7 }) +
      place({ x: 820, y: 690, scale: 1.35 }, nairobiSkyline(palette, random, 0.34)) +
      roofs(palette) +
      bulbs(palette, { from: [-20, 130], to: [820, 90], sag: 90, count: 9 }) +
      bulbs(palette, { from: [820, 90], to: [1620, 150], sag: 90, count: 9 }) +
      stroke(rail, 12, 'M0 660H1600') +
      stroke(rail, 5, `M0 740H1600${Array.from({ length: 11 }, (_, index) => `M${index * 160} 660V800`).join('')}`) +
      box(rail, { x: 0, y: 770, width: 1600, height: 60 }) +
      place({ x: 70, y: 820, scale: 1.7 }, potPlant(palette, random, '#2f7f8c')) +
      place({ x: 1530, y: 820, scale: 1.8 }, potPlant(palette, random, '#b5653a')) +
      tableTop(table, { y: 800, own: '#6f4630', from: 60, to: 1540 }) +
      runner(table, { y: 800, from: 560, to: 1040, own: '#2f5f68', stripes: ['#f2b53f', '#f6efdf', '#f2b53f'] }) +
      place({ x: 800, y: 850, scale: 0.95 }, candle(table, 'candle-a')) +
      place({ x: 640, y: 880, scale: 0.8 }, candle(table, 'candle-b', '#c8452f')) +
      place({ x: 330, y: 950, scale: 1.25 }, stemGlass(table)) +
      place({ x: 1190, y: 930, scale: 1.2 }, stemGlass(table, '#e09a2c')) +
      place(
        { x: 900, y: 930 },
        lowBowl(table, { radius: 130, own: '#b5653a', rim: '#f2e6cc' }, 80, kachumbari(table, random, 104, 14)),
      ) +
      place(
        { x: 560, y: 1050 },
        lowPlate(
          table,
          { radius: 300, own: '#f6efdf', rim: '#2f6f68' },
          place({ x: -70, y: 10 }, rice(table, random, { radius: 130, own: '#f0d9a0', count: 150 })) +
            place({ x: 120, y: 30 }, stew(table, random, { radius: 100 })) +
            place({ x: 20, y: -120, scale: 0.8 }, greens(table, random, 90)),
        ),
      ) +
      place({ x: 500, y: 1010, scale: 0.8 }, coriander(table, 10)) +
      place(
        { x: 1190, y: 1080 },
        lowPlate(
          table,
          { radius: 240, own: '#f6efdf', rim: '#2f6f68' },
          place({ x: -20, y: 0 }, chapati(table, random, { radius: 150 })) +
            place({ x: 30, y: -20 }, chapati(table, random, { radius: 140 })),
        ),
      )
    );
  },
};

/** The low roofs between the towers and the terrace, a window lit here and there. */
function roofs(palette: Palette): Drawing {
  const near = mix(palette.land[2], palette.haze, 0.2);
  const tops = [60, 96, 40, 110, 70, 128, 54, 90, 36, 104, 66, 120, 48, 86, 112, 58];
  const lamps = [130, 520, 660, 940, 1180, 1490].map((x, index) =>
    box('#ffd489', { x, y: 700 + (index % 3) * 12, width: 12, height: 14 }),
  );
  return (
    tops
      .map((high, index) =>
        box(index % 2 ? near : mix(near, palette.ink, 0.14), {
          x: index * 104 - 20,
          y: 780 - high,
          width: 106,
          height: high,
        }),
      )
      .join('') + (palette.lamps ? lamps.join('') : '')
  );
}
