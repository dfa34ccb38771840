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
      streaks(palette, random, 160, 420, 7) +
      place(820, 690, 1.35, nairobiSkyline(palette, random, 0.34)) +
      roofs(palette) +
      bulbs(palette, [-20, 130], [820, 90], 90, 9) +
      bulbs(palette, [820, 90], [1620, 150], 90, 9) +
      stroke(rail, 12, 'M0 660H1600') +
      stroke(rail, 5, `M0 740H1600${Array.from({ length: 11 }, (_, index) => `M${index * 160} 660V800`).join('')}`) +
      box(rail, 0, 770, 1600, 60) +
      place(70, 820, 1.7, potPlant(palette, random, '#2f7f8c')) +
      place(1530, 820, 1.8, potPlant(palette, random, '#b5653a')) +
      tableTop(table, 800, '#6f4630', 60, 1540) +
      runner(table, 800, 560, 1040, '#2f5f68', ['#f2b53f', '#f6efdf', '#f2b53f']) +
      place(800, 850, 0.95, candle(table, 'candle-a')) +
      place(640, 880, 0.8, candle(table, 'candle-b', '#c8452f')) +
      place(330, 950, 1.25, stemGlass(table)) +
      place(1190, 930, 1.2, stemGlass(table, '#e09a2c')) +
      place(
        900,
        930,
        1,
        lowBowl(table, { radius: 130, own: '#b5653a', rim: '#f2e6cc' }, 80, kachumbari(table, random, 104, 14)),
      ) +
      place(
        560,
        1050,
        1,
        lowPlate(
          table,
          { radius: 300, own: '#f6efdf', rim: '#2f6f68' },
          place(-70, 10, 1, rice(table, random, 130, '#f0d9a0', 150)) +
            place(120, 30, 1, stew(table, random, 100)) +
            place(20, -120, 0.8, greens(table, random, 90)),
        ),
      ) +
      place(500, 1010, 0.8, coriander(table, 10)) +
      place(
        1190,
        1080,
        1,
        lowPlate(
          table,
          { radius: 240, own: '#f6efdf', rim: '#2f6f68' },
          place(-20, 0, 1, chapati(table, random, 150)) + place(30, -20, 1, chapati(table, random, 140)),
        ),
      )
    );
  },
};

/** The low roofs between the towers and the terrace, a window lit here and there. */
function roofs(palette: Palette): Drawing {
  const near = mix(palette.land[2], palette.haze, 0.2);
  const tops = [60, 96, 40, 110, 70, 128, 54, 90, 36, 104, 66, 120, 48, 86, 112, 58];
  const lamps = [130, 520, 660, 940, 1180, 1490].map((x, index) => box('#ffd489', x, 700 + (index % 3) * 12, 12, 14));
  return (
    tops
      .map((high, index) =>
        box(index % 2 ? near : mix(near, palette.ink, 0.14), index * 104 - 20, 780 - high, 106, high),
      )
      .join('') + (palette.lamps ? lamps.join('') : '')
  );
}
