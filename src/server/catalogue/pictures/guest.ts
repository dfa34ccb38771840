import { box, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { dhow, palm } from './motifs.ts';

/** A white house of the old coast: arches, a carved door, a roof terrace under thatch. */
export const guest = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  const arch = (x: number, y: number, width: number, height: number, fill: string) =>
    shape(fill, `M${x} ${y}v-${height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`);
  return (
    sky(palette) +
    sun(palette, 170 + chance * 120, 260, 86) +
    shape(ridges[0], 'M0 500H1200V800H0z') +
    stroke(paper, 5, 'M60 540h120M190 570h90M90 610h70') +
    place(210, 520, 0.5, dhow(palette)) +
    place(1080, 700, 1.3, palm(palette)) +
    box(paper, 420, 320, 520, 400) +
    box(ridges[1], 420, 320, 70, 400) +
    box(ridges[2], 404, 300, 552, 28, 6) +
    stroke(ink, 12, 'M520 300V190M840 300V190') +
    shape(ridges[2], 'M470 206L560 110H800L890 206z') +
    stroke(gold, 5, 'M520 176h320M548 146h264') +
    arch(540, 500, 84, 70, ridges[1]) +
    arch(660, 500, 84, 70, ridges[1]) +
    arch(790, 500, 84, 70, accent) +
    arch(640, 720, 120, 96, ink) +
    arch(662, 720, 76, 74, accent) +
    stroke(ink, 5, 'M700 720V612') +
    shape(accent, 'M520 310h40v70l-20-18l-20 18z') +
    ridge(ridges[2], [
      [0, 660],
      [160, 650],
      [330, 712],
      [1200, 706],
    ]) +
    ridge(ink, [
      [0, 748],
      [320, 738],
      [760, 752],
      [1200, 730],
    ])
  );
};
