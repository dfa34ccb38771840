import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { leaves } from '../kit/plants.ts';
import { lantern } from '../kit/rooms/lantern.ts';
import { indoors, room } from '../kit/rooms/room.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, ellipse, place, shape, stroke } from '../kit/shapes.ts';

/** A frangipani flower, 120 wide, about the origin. */
function frangipani(palette: Palette): Drawing {
  const white = lit(palette, '#fdf8ea');
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn})">${shape(white, 'M0 0C-34-20-36-62-4-72C28-70 34-30 0 0z')}${shape(mix(white, palette.ink, 0.12), 'M0 0C-20-24-24-54-4-72C-36-62-34-20 0 0z')}${shape(lit(palette, '#f4c23c'), 'M0 0C-10-14-10-26-2-34C8-26 10-14 0 0z')}</g>`,
  );
  return petals.join('') + disc(lit(palette, '#e89a2e'), 0, 0, 7);
}

/** A folded towel 420 wide and 70 high with a band of colour. */
const towel = (palette: Palette, own: `#${string}`, band: `#${string}`): Drawing => {
  const cloth = lit(palette, own);
  return (
    box(cloth, { x: -210, y: -72, width: 420, height: 72, round: 30 }) +
    box(mix(cloth, palette.ink, 0.16), { x: -210, y: -30, width: 420, height: 30, round: 15 }) +
    stroke(mix(cloth, palette.ink, 0.24), 4, 'M-190-36H206') +
    box(lit(palette, band), { x: 70, y: -72, width: 40, height: 72 }) +
    box(lit(palette, band), { x: 122, y: -72, width: 12, height: 72 }) +
    stroke(mix(cloth, palette.rim, 0.5), 5, 'M-180-66H180')
  );
};

export const lanternTowels: Scene = {
  alt: {
    en: 'Folded towels with a frangipani flower beside a lantern on a wooden bench.',
    sw: 'Taulo zilizokunjwa zenye ua jeupe kando ya kandili kwenye benchi la mbao.',
  },
  lights: ['dusk', 'day', 'gold'],
  close: { x: 760, y: 660, width: 900 },
  draw: ({ palette: outside, random }) => {
    const palette = indoors(outside);
    const wood = lit(palette, '#8a5a38');
    const dark = mix(wood, palette.ink, 0.35);
    return (
      room(palette, '#e4cfa6', '#a8744a', 1010) +
      place({ x: 120, y: 1010, scale: 1.1 }, leaves(palette, random, 7, 460)) +
      shape(lit(palette, '#b5653a'), 'M20 860H230L200 1060H50z') +
      shape(mix(lit(palette, '#b5653a'), palette.ink, 0.24), 'M160 860H230L200 1060H150z') +
      // Bench.
      stroke(dark, 34, 'M380 850L350 1130M1360 850L1390 1130') +
      shape(wood, 'M270 800H1470L1500 850H240z') +
      shape(dark, 'M240 850H1500V884H240z') +
      stroke(mix(wood, palette.ink, 0.2), 3, 'M300 816C600 808 900 826 1440 814M280 834C600 840 1000 830 1470 838') +
      ellipse(mix(dark, palette.ink, 0.3), { x: 700, y: 826, rx: 320, ry: 14 }) +
      place({ x: 690, y: 826, scale: 1.35 }, towel(palette, '#f6efe0', '#2f7f8c')) +
      place({ x: 690, y: 730, scale: 1.32 }, towel(palette, '#e9c98a', '#a8452f')) +
      place({ x: 690, y: 636, scale: 1.28 }, towel(palette, '#f6efe0', '#2f7f8c')) +
      place({ x: 640, y: 520, scale: 1.25 }, frangipani(palette)) +
      place({ x: 740, y: 536, scale: 0.85 }, frangipani(palette)) +
      ellipse(mix(dark, palette.ink, 0.3), { x: 1210, y: 828, rx: 110, ry: 12 }) +
      place({ x: 1210, y: 828, scale: 2.2 }, lantern(palette, 'lantern'))
    );
  },
};
