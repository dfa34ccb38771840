import { birds, faint, type Palette, peaks, place, ridge, shape, sky, stroke, sun } from './kit.ts';

/** A giant groundsel of the high moor; its foot is the origin. */
const groundsel = ({ ink, ridges }: Palette): string =>
  stroke(ink, 22, 'M0 0V-120M0-70q46-10 48-70') +
  [
    [0, -130],
    [48, -150],
  ]
    .map(([x, y]) =>
      place(
        x ?? 0,
        y ?? 0,
        1,
        shape(ridges[2], 'M0 22L-52 6L-26-6L-46-36L-12-28L0-62L12-28L46-36L26-6L52 6z') +
          shape(ink, 'M0 22L-30 6L-8-4L0-36L8-4L30 6z'),
      ),
    )
    .join('');

/** Two snowy summits over the moor. */
export const mountain = (palette: Palette): string => {
  const { ridges, paper, ink, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 190 + chance * 90, 250, 80) +
    peaks(ridges[0], [
      [0, 520],
      [180, 400],
      [330, 480],
      [520, 330],
      [900, 360],
      [1060, 440],
      [1200, 390],
    ]) +
    peaks(ridges[1], [
      [120, 620],
      [380, 400],
      [470, 300],
      [590, 120],
      [640, 190],
      [690, 160],
      [760, 290],
      [860, 380],
      [1100, 620],
    ]) +
    shape(
      paper,
      'M590 120L640 190L690 160L760 290L716 262L690 306L652 250L622 316L590 246L556 300L520 290L484 326L470 300z',
    ) +
    faint(
      0.45,
      shape(ridges[2], 'M590 120L640 190L660 250L622 316L660 420L620 620H700L730 470L700 340L716 262L690 160L660 230z'),
    ) +
    ridge(ridges[1], [
      [0, 600],
      [240, 560],
      [600, 610],
      [900, 560],
      [1200, 600],
    ]) +
    ridge(ridges[2], [
      [0, 670],
      [300, 640],
      [640, 680],
      [1000, 636],
      [1200, 660],
    ]) +
    place(190, 720, 1.25, groundsel(palette)) +
    place(1010, 712, 1, groundsel(palette)) +
    place(860, 720, 0.7, groundsel(palette)) +
    birds(palette, 820, 170) +
    ridge(ink, [
      [0, 735],
      [320, 708],
      [700, 744],
      [1200, 714],
    ])
  );
};
