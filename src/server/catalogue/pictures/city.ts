import { box, dashes, disc, type Palette, peaks, place, ridge, sky, stroke, sun } from './kit.ts';
import { acacia } from './motifs.ts';

/** Lit windows in a grid. */
const windows = (colour: string, x: number, y: number, columns: number, rows: number): string =>
  dashes(
    colour,
    9,
    '12 18',
    Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 34}h${columns * 30}`).join(''),
  );

/** Towers behind the park: the round one with its saucer, flat roofs, a spire. */
export const city = (palette: Palette): string => {
  const { ridges, ink, sun: gold, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 300 + chance * 300, 330, 110) +
    peaks(ridges[0], [
      [0, 480],
      [90, 480],
      [90, 420],
      [200, 420],
      [200, 470],
      [300, 470],
      [300, 380],
      [400, 380],
      [400, 500],
      [620, 500],
      [620, 400],
      [760, 400],
      [760, 460],
      [900, 460],
      [900, 390],
      [1040, 390],
      [1040, 450],
      [1200, 450],
    ]) +
    box(ridges[1], 130, 330, 120, 400) +
    windows(gold, 148, 362, 3, 8) +
    box(ridges[2], 280, 250, 130, 480) +
    windows(gold, 302, 286, 3, 10) +
    stroke(ridges[2], 8, 'M345 250V150') +
    box(ink, 560, 210, 116, 520, 8) +
    box(ink, 524, 176, 188, 46, 20) +
    box(ink, 590, 130, 56, 60) +
    stroke(ink, 8, 'M618 140V60') +
    windows(gold, 584, 250, 2, 11) +
    box(ridges[1], 730, 350, 150, 380) +
    windows(gold, 752, 382, 4, 8) +
    peaks(ridges[2], [
      [900, 800],
      [900, 300],
      [980, 230],
      [1060, 300],
      [1060, 800],
    ]) +
    windows(gold, 928, 320, 3, 9) +
    box(ridges[1], 1080, 410, 120, 330) +
    disc(gold, 618, 150, 8) +
    ridge(ridges[2], [
      [0, 650],
      [300, 630],
      [700, 660],
      [1200, 628],
    ]) +
    place(180, 700, 0.8, acacia(palette)) +
    place(1010, 712, 0.95, acacia(palette)) +
    ridge(ink, [
      [0, 720],
      [320, 700],
      [700, 728],
      [1200, 706],
    ])
  );
};
