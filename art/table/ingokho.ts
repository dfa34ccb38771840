import { banda } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { ugaliDome } from '../kit/dishes/grains.ts';
import { smoke } from '../kit/dishes/grill.ts';
import { drumstick } from '../kit/dishes/lunch.ts';
import { clayPot } from '../kit/dishes/pots.ts';
import { greens, stew } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { foliage } from '../kit/foliage.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, faint, gradient, halo, place, shape, stroke } from '../kit/shapes.ts';
import { sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { banana } from '../kit/trees.ts';

export const ingokho: Scene = {
  alt: {
    en: 'Ingokho, chicken stew, in a clay pot over three stones; ugali and greens on a mat in front of a thatched house.',
    sw: 'Ingokho kwenye chungu juu ya mafiga matatu; ugali na mboga mkekani mbele ya nyumba ya nyasi.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 1060, y: 900, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    const earth = lit(table, '#b8764a');
    return (
      sky(palette, 520) +
      sun(palette, 1300, 300, 76) +
      layer(palette, random, { depth: 1, y: 470, swell: 40, steps: 6 }) +
      Array.from({ length: 7 }, (_, index) =>
        foliage(palette, random, {
          x: 60 + index * 250,
          y: 500 + (index % 2) * 30,
          width: 420,
          distance: 0.4,
          count: 20,
        }),
      ).join('') +
      layer(palette, random, { depth: 3, y: 640, swell: 10, steps: 5 }) +
      place({ x: 980, y: 690, scale: 1.7 }, banda(palette, random, 'house', { wallOwn: '#b97a4f', distance: 0.06 })) +
      place({ x: 1420, y: 700, scale: 1.5 }, banana(palette, random)) +
      place({ x: 70, y: 720, scale: 1.7 }, banana(palette, random)) +
      gradient('yard', [
        [0, mix(earth, palette.glow, 0.22)],
        [1, mix(earth, palette.ink, 0.3)],
      ]) +
      shape('url(#yard)', 'M-20 700Q400 676 800 694T1620 690V1220H-20z') +
      place({ x: 470, y: 700, scale: 1.05 }, smoke(palette, 0.22)) +
      place({ x: -20, y: 0 }, hearth(table)) +
      place(
        { x: 450, y: 960, scale: 1.5 },
        clayPot(
          table,
          stew(table, random, { radius: 84, own: '#b8501f', pieces: ['#a8602c', '#b97034', '#a8602c', '#c07a38'] }),
        ),
      ) +
      steam(palette, { x: 450, y: 660, scale: 1.2, strength: 0.34 }) +
      place({ x: 1170, y: 960 }, basket(table)) +
      place(
        { x: 1040, y: 910 },
        lowPlate(table, { radius: 220, own: '#f6f1e4', rim: '#2f6f9f' }, '') +
          place({ x: 0, y: 14 }, ugaliDome(table, 290)),
      ) +
      place(
        { x: 1380, y: 930 },
        lowBowl(table, { radius: 150, own: '#f6f1e4', rim: '#2f6f9f' }, 84, greens(table, random, 126)),
      ) +
      place(
        { x: 1190, y: 1060 },
        lowPlate(
          table,
          { radius: 270, own: '#f6f1e4', rim: '#2f6f9f' },
          place({ x: 0, y: 0 }, stew(table, random, { radius: 170, own: '#b8501f', pieces: [] })),
        ),
      ) +
      place({ x: 1120, y: 1040, scale: 0.74, scaleX: 1 }, drumstick(table, 16)) +
      place({ x: 1250, y: 1064, scale: 0.74, scaleX: -1 }, drumstick(table, -14, '#b06a30')) +
      place({ x: 1190, y: 1096, scale: 0.74, scaleX: 0.96 }, drumstick(table, 4, '#9c5828'))
    );
  },
};

/** Three stones, the logs between them and the flames under the pot. */
function hearth(palette: Palette): Drawing {
  const stone = lit(palette, '#7d7468');
  const rock = (x: number, y: number, size: number) =>
    place(
      { x, y, scale: size },
      shape(mix(stone, palette.ink, 0.3), 'M-80 0C-96-50-50-96 0-96S92-56 84 0Q0 24-80 0z') +
        shape(mix(stone, palette.rim, 0.22), 'M-72-24C-70-64-40-88-4-88C20-88 40-80 54-66C10-70-40-60-72-24z'),
    );
  const wood = lit(palette, '#6d4a2f');
  return (
    faint(0.3, ellipse(palette.ink, { x: 480, y: 1076, rx: 360, ry: 50 })) +
    halo('hearth', [
      [0, '#ffb45a', palette.lamps ? 0.75 : 0.4],
      [1, '#ffb45a', 0],
    ]) +
    disc('url(#hearth)', 470, 1010, 380) +
    rock(470, 1020, 1) +
    stroke(wood, 34, 'M120 1096L420 1036M820 1110L520 1036') +
    stroke(mix(wood, palette.rim, 0.3), 7, 'M124 1086L400 1030M816 1100L560 1040') +
    shape(
      '#e9772a',
      'M318 1080C280 1010 320 990 300 910C350 940 360 980 390 960C440 920 480 900 486 900C500 940 540 970 560 960C600 950 620 930 640 900C640 970 680 1010 622 1080z',
    ) +
    shape(
      '#f8a83e',
      'M386 1078C376 1036 410 1030 414 990C440 1010 450 1030 470 976C500 1010 510 1040 524 1010C550 1030 562 1050 552 1078z',
    ) +
    shape('#ffe08a', 'M424 1080C420 1056 444 1050 462 1020C490 1046 512 1056 508 1080z') +
    rock(250, 1090, 1.5) +
    rock(700, 1094, 1.5)
  );
}

/** A flat winnowing basket laid out as a tray. */
const basket = (palette: Palette): Drawing => {
  const straw = lit(palette, '#d2a35c');
  return (
    faint(0.3, ellipse(palette.ink, { x: 40, y: 40, rx: 500, ry: 196 })) +
    ellipse(mix(straw, palette.ink, 0.4), { x: 0, y: 16, rx: 496, ry: 196 }) +
    ellipse(mix(straw, palette.ink, 0.14), { x: 0, y: 0, rx: 496, ry: 192 }) +
    ellipse(straw, { x: 0, y: 4, rx: 462, ry: 172 }) +
    [0.84, 0.68, 0.52, 0.36]
      .map(
        (size) =>
          `<ellipse cx="0" cy="4" rx="${(462 * size).toFixed(0)}" ry="${(172 * size).toFixed(0)}" fill="none" stroke="${mix(straw, palette.ink, 0.2)}" stroke-width="6"/>`,
      )
      .join('') +
    stroke(lit(palette, '#8f4a2c'), 10, 'M-478 0C-440-130-200-186 0-186S440-130 478 0').replace(
      '<path',
      '<path stroke-dasharray="26 22"',
    )
  );
};
