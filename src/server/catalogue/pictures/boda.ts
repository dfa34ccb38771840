import { dashes, disc, type Palette, peaks, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { palm, shadow, wheel } from './motifs.ts';

/** A motorbike taxi with its rider, leaving town. */
export const boda = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 240 + chance * 200, 310, 100) +
    peaks(ridges[0], [
      [0, 520],
      [110, 520],
      [110, 450],
      [240, 450],
      [240, 490],
      [360, 490],
      [360, 420],
      [450, 420],
      [450, 510],
      [800, 510],
      [800, 440],
      [920, 440],
      [920, 500],
      [1060, 500],
      [1060, 430],
      [1200, 430],
    ]) +
    ridge(ridges[1], [
      [0, 570],
      [340, 540],
      [760, 576],
      [1200, 540],
    ]) +
    place(1020, 640, 1.05, palm(palette)) +
    ridge(ridges[2], [
      [0, 640],
      [400, 620],
      [800, 640],
      [1200, 616],
    ]) +
    shape(ink, 'M0 704H1200V800H0z') +
    dashes(paper, 8, '60 60', 'M60 764H1180') +
    shadow(palette, 600, 712, 300) +
    wheel(palette, 430, 630, 82) +
    wheel(palette, 790, 630, 82) +
    stroke(ink, 20, 'M430 630L500 470L450 450M790 630L620 600L520 530M790 630L720 540') +
    shape(accent, 'M480 500C520 460 590 466 620 510L640 560H530z') +
    shape(ink, 'M600 510H850Q860 530 830 540L640 548z') +
    stroke(ridges[1], 16, 'M600 640H860') +
    shape(ink, 'M540 566H670V640H560z') +
    disc(gold, 452, 486, 22) +
    shape(accent, 'M590 330C640 320 690 340 700 400L716 520H612L596 440z') +
    stroke(accent, 34, 'M622 366L560 440L482 452') +
    stroke(ink, 40, 'M668 520L560 536L588 630') +
    stroke(ink, 24, 'M584 640H548') +
    stroke(gold, 9, 'M606 410L704 398M610 456L710 446') +
    disc(ink, 606, 276, 52) +
    shape(gold, 'M552 276a54 54 0 0 1 108-6l-10 14H556z') +
    shape(ink, 'M548 272h60v24h-52z')
  );
};
