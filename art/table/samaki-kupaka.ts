import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { chapati } from '../kit/dishes/breads.ts';
import { wholeFish } from '../kit/dishes/fish.ts';
import { rice, uneven } from '../kit/dishes/grains.ts';
import { chilli, chopped, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { kachumbari } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { glints, layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Random } from '../kit/random.ts';
import { hangingLamp } from '../kit/rooms/lantern.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { blob, type Drawing, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { sky, streaks, sun } from '../kit/sky.ts';
import { arc, low } from '../kit/table/arcs.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const samakiKupaka: Scene = {
  alt: {
    en: 'Grilled fish in coconut sauce with rice and chapati under a brass lamp; a dhow in the harbour beyond the arch.',
    sw: 'Samaki wa kupaka kwa wali na chapati chini ya taa ya shaba; jahazi bandarini nje ya tao.',
  },
  lights: ['dusk', 'gold', 'night', 'day'],
  close: { x: 760, y: 890, width: 880 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const wall = palette.lamps
      ? mix(mix(lit(table, '#efe0c2'), '#c9703a', 0.3), table.ink, 0.5)
      : mix(lit(palette, '#f2e6cc'), palette.ink, 0.2);
    const opening = 'M300 740V430C300 250 520 150 800 60C1080 150 1300 250 1300 430V740z';
    return (
      sky(palette, 480) +
      sun(palette, 520, 420, 84) +
      streaks(palette, random, { top: 180, bottom: 380 }) +
      layer(palette, random, { depth: 1, y: 490, swell: 12, steps: 6 }) +
      [360, 430, 1190]
        .map((x, index) => place({ x, y: 500, scale: 0.4 }, palm(palette, random, index ? -50 : 60, 0.4)))
        .join('') +
      sea(palette, random, { top: 506, bottom: 780, count: 30 }) +
      glints(palette.water[0], random, { x: 520, top: 520, bottom: 740, spread: 170, count: 12 }) +
      mirrored({ x: 1010, y: 622, scale: 0.62, strength: 0.2 }, dhow(palette, { sail: 'furled', crew: false })) +
      place({ x: 1010, y: 614, scale: 0.62 }, dhow(palette, { sail: 'furled', crew: false })) +
      shape(wall, `M0 0H1600V800H0z${opening}`).replace('<path', '<path fill-rule="evenodd"') +
      stroke(mix(wall, palette.rim, 0.5), 12, opening) +
      stroke(mix(wall, palette.ink, 0.3), 6, 'M262 740V424C262 224 500 118 800 20C1100 118 1338 224 1338 424V740') +
      niche(wall, palette, 120) +
      niche(wall, palette, 1480) +
      place({ x: 800, y: 40, scale: 1.3 }, hangingLamp(table, 'lamp', 190)) +
      tableTop(table, { y: 730, own: '#7d4f33' }) +
      place(
        { x: 390, y: 850 },
        lowBowl(
          table,
          { radius: 190, own: '#f6efdf', rim: '#2f7f96' },
          110,
          rice(table, random, { radius: 158, own: '#f8efd6', count: 120 }),
        ),
      ) +
      place(
        { x: 1210, y: 830 },
        lowPlate(
          table,
          { radius: 210, own: '#b5653a', rim: '#f2d9a0' },
          place({ x: -10, y: 0 }, chapati(table, random, { radius: 150 })) +
            place({ x: 16, y: -16 }, chapati(table, random, { radius: 144 })),
        ),
      ) +
      place({ x: 800, y: 980 }, lowPlate(table, { radius: 440, own: '#2f7f8c', rim: '#f2e6cc' }, '')) +
      kupaka(table, random) +
      place(
        { x: 1420, y: 1030 },
        lowBowl(table, { radius: 120, own: '#f2e6cc', rim: '#c8452f' }, 70, kachumbari(table, random, 96, 14)),
      ) +
      low({ x: 160, y: 1060, scale: 1.2 }, limeHalf(table)) +
      low({ x: 260, y: 1120, scale: 1.2 }, rotate(50, limeHalf(table))) +
      steam(table, { x: 800, y: 880, scale: 1.2, strength: 0.36 })
    );
  },
};

/** The fish on its sauce of coconut, turmeric and chilli. */
function kupaka(palette: Palette, random: Random): Drawing {
  const sauce = lit(palette, '#eda63a');
  return (
    place(
      { x: 800, y: 990, scale: 0.38, scaleX: 1.04 },
      blob(mix(sauce, palette.ink, 0.22), uneven(random, 360, 0.05, 14)) +
        blob(sauce, uneven(random, 340, 0.06, 14)) +
        stroke(mix(sauce, '#fff4d0', 0.7), 12, arc(300, 200, 250) + arc(306, 30, 52)),
    ) +
    place({ x: 800, y: 960, scale: 0.82, scaleX: 1.36 }, wholeFish(palette, { own: '#a8602c', slashed: false })) +
    place(
      { x: 800, y: 966, scale: 0.5, scaleX: 1.3 },
      shape(
        mix(sauce, '#fff0c0', 0.25),
        'M-116-72C-80-92-40-92 0-96S120-84 160-30C130-14 120 20 100 6S56 14 40 40S4 6-20 26S-60 6-84 30S-128-20-116-72z',
      ) +
        stroke(mix(sauce, '#fff8e0', 0.7), 9, 'M-84-66C-50-82-20-72 20-78') +
        chopped(palette, random, { radius: 76 }),
    ) +
    place({ x: 1090, y: 1030, scale: 0.6, scaleX: 1.3 }, coriander(palette, 80)) +
    place({ x: 560, y: 1060, scale: 0.6, scaleX: 1.1 }, chilli(palette, '#cf2f27', 12)) +
    place({ x: 1060, y: 1060, scale: 0.6, scaleX: 1 }, limeHalf(palette))
  );
}

/** A pointed recess in the plaster with a bowl in it. */
const niche = (wall: `#${string}`, palette: Palette, x: number): Drawing =>
  shape(mix(wall, palette.ink, 0.4), `M${x - 56} 560V430Q${x - 50} 380 ${x} 350Q${x + 50} 380 ${x + 56} 430V560z`) +
  stroke(mix(wall, palette.rim, 0.35), 6, `M${x - 66} 566H${x + 66}`) +
  shape(lit(palette, '#2f7f8c'), `M${x - 30} 520H${x + 30}Q${x + 26} 560 ${x} 560Q${x - 26} 560 ${x - 30} 520z`);
