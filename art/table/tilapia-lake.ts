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
    sw: 'Ngege mzima wa kukaanga na ugali, sukuma wiki na kachumbari ufukweni; mashua za rangi ziwani.',
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
      layer(palette, 0, random, 400, 30, 5) +
      layer(palette, 1, random, 430, 8, 5) +
      sea(palette, random, 446, 760, 34) +
      glints(palette.water[0], random, 1230, 470, 700, 190, 12) +
      birds(palette, random, 640, 300, 5, 0.6) +
      place(1010, 500, 0.24, lakeBoat(palette, ['#f4efe0', '#2f7d6d', '#c8452f'], 0.4)) +
      place(300, 610, 0.66, lakeBoat(palette, ['#2f6f9f', '#f2c13a', '#c8452f'], 0.1)) +
      place(390, 584, 0.42, person(palette, looks.fundi, poses.standing, 0.1)) +
      place(1380, 640, 0.52, lakeBoat(palette, ['#f4efe0', '#c8452f', '#2f6f68'], 0.15), -0.52) +
      place(40, 740, 1.1, papyrus(palette, random, 11)) +
      place(1570, 750, 1.2, papyrus(palette, random, 11)) +
      tableTop(table, 716, '#9a6a44') +
      place(
        440,
        800,
        1,
        lowPlate(table, { radius: 210, own: '#f6efdf', rim: '#2f6f9f' }, '') + place(-6, 14, 1, ugaliDome(table, 270)),
      ) +
      place(
        1170,
        776,
        1,
        lowBowl(table, { radius: 176, own: '#2f7d6d', rim: '#f2e6cc' }, 96, greens(table, random, 150)),
      ) +
      place(830, 950, 1, lowPlate(table, { radius: 430, own: '#f4ecd8', rim: '#c8452f' }, '')) +
      place(830, 930, 0.84, wholeFish(table), 1.42) +
      place(560, 1010, 0.66, limeHalf(table), 1) +
      place(650, 1044, 0.66, rotate(40, limeHalf(table)), 1) +
      low(1090, 1000, 0.86, kachumbari(table, random, 110, 14)) +
      place(
        1420,
        1010,
        1,
        lowBowl(table, { radius: 130, own: '#f2e6cc', rim: '#2f6f9f' }, 76, kachumbari(table, random, 104, 16)),
      ) +
      low(180, 1060, 1, limeHalf(table)) +
      low(260, 1110, 1, rotate(60, limeHalf(table, mix(lit(table, '#7fae3f'), '#ffffff', 0.1)))) +
      steam(palette, 820, 880, 1.15, 0.34)
    );
  },
};
