import { cityRow } from '../kit/buildings/city-row.ts';
import { mix } from '../kit/colour.ts';
import { mahamri } from '../kit/dishes/breads.ts';
import { coffeeCup, pourOver } from '../kit/dishes/coffee.ts';
import { lowPlate } from '../kit/dishes/ware.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, faint, inside, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { tableTop } from '../kit/table/table-top.ts';
import { potPlant, shadeTree } from '../kit/trees.ts';

export const nairobiCafe: Scene = {
  alt: {
    en: 'Three coffees and a pour-over on a café table by a big window; a jacaranda and city buildings outside.',
    sw: 'Vikombe vitatu vya kahawa mezani kando ya dirisha la mkahawa; mjakaranda na majengo ya jiji nje.',
  },
  lights: ['day', 'dawn', 'dusk', 'gold'],
  close: { x: 620, y: 900, width: 840 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const frame = mix(lit(table, '#20343a'), palette.ink, 0.3);
    const wall = lit(table, '#2f5f5a');
    return (
      sky(palette, 600) +
      sun(palette, 1130, 220, 70) +
      cloud(palette, 700, 180, 420) +
      cityRow(palette, random, { from: 120, to: 1500, y: 650, low: 200, high: 430, distance: 0.4 }) +
      place({ x: 420, y: 680, scale: 1.15 }, shadeTree(palette, random, { own: '#8f6fc0', distance: 0.06 })) +
      place({ x: 1180, y: 690, scale: 0.9 }, shadeTree(palette, random, { own: '#8f6fc0', distance: 0.16 })) +
      box(mix(lit(palette, '#c9bfae'), palette.haze, 0.2), { x: 0, y: 640, width: 1600, height: 120 }) +
      box(mix(lit(palette, '#6d6a68'), palette.haze, 0.1), { x: 0, y: 690, width: 1600, height: 80 }) +
      place({ x: 800, y: 716, scale: 0.62 }, person(palette, looks.office, poses.walking, 0.1)) +
      place({ x: 930, y: 712, scale: 0.6, scaleX: -0.6 }, person(palette, looks.mama, poses.walking, 0.1)) +
      // The window's frame, the wall about it and an awning of stripes.
      polygon(wall, [
        [0, 0],
        [1600, 0],
        [1600, 780],
        [1480, 780],
        [1480, 90],
        [120, 90],
        [120, 780],
        [0, 780],
      ]) +
      inside(
        'awning',
        'M120 90H1480V190Q1450 226 1412 190Q1378 226 1344 190Q1310 226 1276 190Q1242 226 1208 190Q1174 226 1140 190Q1106 226 1072 190Q1038 226 1004 190Q970 226 936 190Q902 226 868 190Q834 226 800 190Q766 226 732 190Q698 226 664 190Q630 226 596 190Q562 226 528 190Q494 226 460 190Q426 226 392 190Q358 226 324 190Q290 226 256 190Q222 226 188 190Q154 226 120 190z',
        box(lit(palette, '#f3e6c8'), { x: 0, y: 80, width: 1600, height: 160 }) +
          Array.from({ length: 11 }, (_, index) =>
            box(lit(palette, '#c8452f'), { x: 120 + index * 136, y: 80, width: 68, height: 160 }),
          ).join(''),
      ) +
      stroke(frame, 20, 'M120 780V90H1480V780') +
      stroke(frame, 10, 'M573 90V780M1026 90V780') +
      stroke(mix(frame, table.rim, 0.4), 3, 'M132 780V102H1468') +
      faint(0.14, shape('#ffffff', 'M150 760L520 100H560L230 760zM620 760L960 200H1010L690 760z')) +
      [300, 800, 1300]
        .map(
          (x) =>
            stroke(palette.ink, 5, `M${x} 0V150`) +
            (palette.lamps ? faint(0.3, disc('#ffc766', x, 196, 130)) : '') +
            shape(
              lit(table, '#d2a24a'),
              `M${x - 66} 210C${x - 60} 160 ${x - 24} 150 ${x} 150S${x + 60} 160 ${x + 66} 210z`,
            ) +
            shape(
              mix(lit(table, '#d2a24a'), palette.ink, 0.3),
              `M${x + 66} 210C${x + 60} 160 ${x + 24} 150 ${x} 150C${x + 20} 160 ${x + 34} 180 ${x + 36} 210z`,
            ) +
            disc(palette.lamps ? '#ffe7b0' : '#fff6dc', x, 214, 17),
        )
        .join('') +
      place({ x: 60, y: 790, scale: 1.5 }, potPlant(table, random, '#b5653a')) +
      place({ x: 1550, y: 790, scale: 1.6 }, potPlant(table, random, '#d9b36a')) +
      tableTop(table, { y: 770, own: '#a8734a' }) +
      place({ x: 1130, y: 960, scale: 1.1 }, pourOver(table)) +
      steam(palette, { x: 1130, y: 540, strength: 0.4 }) +
      place({ x: 420, y: 950, scale: 1.45 }, coffeeCup(table, '#f6efdf')) +
      place({ x: 780, y: 900, scale: 1.2 }, coffeeCup(table, '#2f7d6d')) +
      place({ x: 740, y: 1100, scale: 1.6 }, coffeeCup(table, '#c8572f')) +
      steam(palette, { x: 420, y: 780, scale: 0.9, strength: 0.36 }) +
      place({ x: 1250, y: 1090 }, lowPlate(table, { radius: 250, own: '#f6efdf', rim: '#2f5f5a' }, '')) +
      place({ x: 1180, y: 1060, scale: 0.8, scaleX: 1.2 }, mahamri(table, -10)) +
      place({ x: 1310, y: 1070, scale: 0.8, scaleX: 1.2 }, mahamri(table, 24, '#c27a32')) +
      place({ x: 1240, y: 1100, scale: 0.8, scaleX: 1.2 }, mahamri(table, 4, '#cf8c40'))
    );
  },
};
