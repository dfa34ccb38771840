import { lakeBoat } from '../kit/boats/lake-boat.ts';
import { mix } from '../kit/colour.ts';
import { wholeFish } from '../kit/dishes/fish.ts';
import { ugaliDome } from '../kit/dishes/grains.ts';
import { limeHalf } from '../kit/dishes/herbs.ts';
import { greens, kachumbari } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { glints, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { papyrus } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, rotate } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { low } from '../kit/table/arcs.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const tilapiaLake: Scene = {
  alt: {
    en: 'A whole fried tilapia with ugali, sukuma wiki and kachumbari on a table at the shore; painted boats on the lake.',
    sw: 'Ngege mzima wa kukaanga na ugali, sukuma wiki na kachumbari ufuoni; mashua za rangi ziwani.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 780, y: 880, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 420) +
      sun(palette, 1230, 280, 80) +
      cloud(palette, 420, 150, 560) +
      cloud(palette, 900, 240, 320) +
      layer(palette, random, { depth: 0, y: 400, swell: 30, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 430, swell: 8, steps: 5 }) +
      sea(palette, random, { top: 446, bottom: 760, count: 34 }) +
      glints(palette.water[0], random, { x: 1230, top: 470, bottom: 700, spread: 190, count: 12 }) +
      birds(palette, random, { x: 640, y: 300, size: 0.6 }) +
      place({ x: 1010, y: 500, scale: 0.24 }, lakeBoat(palette, ['#f4efe0', '#2f7d6d', '#c8452f'], 0.4)) +
      place({ x: 300, y: 610, scale: 0.66 }, lakeBoat(palette, ['#2f6f9f', '#f2c13a', '#c8452f'], 0.1)) +
      place({ x: 390, y: 584, scale: 0.42 }, person(palette, looks.fundi, poses.standing, 0.1)) +
      place(
        { x: 1380, y: 640, scale: 0.52, scaleX: -0.52 },
        lakeBoat(palette, ['#f4efe0', '#c8452f', '#2f6f68'], 0.15),
      ) +
      place({ x: 40, y: 740, scale: 1.1 }, papyrus(palette, random, 11)) +
      place({ x: 1570, y: 750, scale: 1.2 }, papyrus(palette, random, 11)) +
      tableTop(table, { y: 716, own: '#9a6a44' }) +
      place(
        { x: 440, y: 800 },
        lowPlate(table, { radius: 210, own: '#f6efdf', rim: '#2f6f9f' }, '') +
          place({ x: -6, y: 14 }, ugaliDome(table, 270)),
      ) +
      place(
        { x: 1170, y: 776 },
        lowBowl(table, { radius: 176, own: '#2f7d6d', rim: '#f2e6cc' }, 96, greens(table, random, 150)),
      ) +
      place({ x: 830, y: 950 }, lowPlate(table, { radius: 430, own: '#f4ecd8', rim: '#c8452f' }, '')) +
      place({ x: 830, y: 930, scale: 0.84, scaleX: 1.42 }, wholeFish(table)) +
      place({ x: 560, y: 1010, scale: 0.66, scaleX: 1 }, limeHalf(table)) +
      place({ x: 650, y: 1044, scale: 0.66, scaleX: 1 }, rotate(40, limeHalf(table))) +
      low({ x: 1090, y: 1000, scale: 0.86 }, kachumbari(table, random, 110, 14)) +
      place(
        { x: 1420, y: 1010 },
        lowBowl(table, { radius: 130, own: '#f2e6cc', rim: '#2f6f9f' }, 76, kachumbari(table, random, 104, 16)),
      ) +
      low({ x: 180, y: 1060 }, limeHalf(table)) +
      low({ x: 260, y: 1110 }, rotate(60, limeHalf(table, mix(lit(table, '#7fae3f'), '#ffffff', 0.1)))) +
      steam(palette, { x: 820, y: 880, scale: 1.15, strength: 0.34 })
    );
  },
};
