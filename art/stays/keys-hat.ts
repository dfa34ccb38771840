import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, ellipse, faint, gradient, inside, rotate, shape, stroke } from '../kit/shapes.ts';

export const keysHat: Scene = {
  alt: {
    en: 'A straw hat and a room key with a wooden fob lie on a striped kikoi on a wooden table.',
    sw: 'Kofia ya ukindu na ufunguo wa chumba wenye kibao, juu ya kikoi cha mistari mezani.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 1000, y: 780, width: 860 },
  draw: ({ palette, random }) => {
    const wood = lit(palette, '#9a6b42');
    const straw = lit(palette, '#e2c486');
    const dark = mix(straw, palette.ink, 0.34);
    const brass = lit(palette, '#c9963a');
    const fob = lit(palette, '#6d4128');
    const cloth = 'M300 40L1500 200L1330 1120L120 960z';
    const stripe = (at: number, wide: number, own: `#${string}`) =>
      stroke(
        lit(palette, own),
        wide,
        `M${300 - at * 0.19 - 40} ${40 + at - 12}L${1500 - at * 0.19 + 40} ${200 + at + 12}`,
      );
    const weave = Array.from(
      { length: 9 },
      (_, index) =>
        `M${560 - index * 4} ${610 - index * 24}C${640} ${680 - index * 26} ${860} ${680 - index * 26} ${940 + index * 2} ${600 - index * 24}`,
    ).join('');
    return (
      gradient('table', [
        [0, mix(wood, palette.glow, 0.22)],
        [1, mix(wood, palette.ink, 0.26)],
      ]) +
      box('url(#table)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      stroke(mix(wood, palette.ink, 0.34), 6, 'M0 236H1600M0 480H1600M0 724H1600M0 968H1600') +
      stroke(
        mix(wood, palette.ink, 0.16),
        3,
        Array.from(
          { length: 26 },
          () =>
            `M${between(random, -100, 1500).toFixed(0)} ${between(random, 10, 1190).toFixed(0)}q${between(random, 80, 200).toFixed(0)} ${between(random, -12, 12).toFixed(0)} ${between(random, 200, 420).toFixed(0)} 0`,
        ).join(''),
      ) +
      faint(0.25, shape(palette.ink, 'M330 70L1530 230L1370 1160L150 1000z')) +
      inside(
        'kikoi',
        cloth,
        shape(lit(palette, '#f1e6cd'), cloth) +
          stripe(70, 60, '#2f7f8c') +
          stripe(120, 12, '#e0a23c') +
          stripe(170, 12, '#c8452f') +
          stripe(800, 12, '#c8452f') +
          stripe(850, 12, '#e0a23c') +
          stripe(905, 60, '#2f7f8c') +
          stroke(
            mix(lit(palette, '#f1e6cd'), palette.ink, 0.1),
            5,
            'M480 60L330 980M780 100L600 1010M1080 150L920 1060M1340 180L1180 1100',
          ),
      ) +
      stroke(
        lit(palette, '#f1e6cd'),
        5,
        Array.from({ length: 24 }, (_, index) => `M${130 + index * 50} ${962 + index * 6.8}l-8 34`).join(''),
      ) +
      // Hat: brim, crown and band; then its weave.
      faint(0.3, ellipse(palette.ink, { x: 780, y: 690, rx: 470, ry: 190, turn: 4 })) +
      ellipse(mix(straw, palette.ink, 0.2), { x: 750, y: 640, rx: 460, ry: 190, turn: 3 }) +
      ellipse(straw, { x: 750, y: 626, rx: 460, ry: 184, turn: 3 }) +
      `<ellipse cx="750" cy="626" rx="410" ry="154" fill="none" stroke="${mix(straw, palette.ink, 0.16)}" stroke-width="5" transform="rotate(3 750 626)"/>` +
      `<ellipse cx="750" cy="622" rx="350" ry="124" fill="none" stroke="${mix(straw, palette.ink, 0.16)}" stroke-width="5" transform="rotate(3 750 626)"/>` +
      shape(dark, 'M500 620C540 700 940 710 1000 630L985 600H510z') +
      shape(
        straw,
        'M506 620C500 480 560 350 690 340C740 360 770 360 820 344C940 360 1000 480 992 622C920 690 580 684 506 620z',
      ) +
      shape(
        mix(straw, palette.ink, 0.2),
        'M992 622C1000 480 940 360 820 344C900 420 900 560 860 666C920 660 966 646 992 622z',
      ) +
      shape(
        mix(straw, palette.rim, 0.45),
        'M520 560C524 460 570 370 670 350C620 400 590 480 590 580C560 576 536 570 520 560z',
      ) +
      stroke(mix(straw, palette.ink, 0.18), 4, weave) +
      shape(
        lit(palette, '#7a2f2a'),
        'M505 622C503 600 504 580 507 560C600 626 900 630 990 562C993 582 993 604 992 624C920 690 580 684 505 622z',
      ) +
      shape(
        mix(lit(palette, '#7a2f2a'), palette.rim, 0.25),
        'M507 568C600 634 900 638 990 570V580C900 648 600 644 506 578z',
      ) +
      // Key with its fob.
      faint(0.3, rotate(-18, box(palette.ink, { x: 1060, y: 930, width: 300, height: 70, round: 30 }), [1200, 960])) +
      rotate(
        -18,
        stroke(brass, 10, 'M1048 940C1020 930 990 936 975 950') +
          box(fob, { x: 1040, y: 890, width: 300, height: 110, round: 54 }) +
          box(mix(fob, palette.rim, 0.3), { x: 1052, y: 896, width: 276, height: 22, round: 11 }) +
          disc(brass, 1070, 945, 16) +
          disc(mix(fob, palette.ink, 0.4), 1070, 945, 8) +
          stroke(lit(palette, '#e2c486'), 6, 'M1150 945C1170 915 1200 915 1220 945C1240 975 1270 975 1290 945') +
          `<circle cx="900" cy="950" r="46" fill="none" stroke="${brass}" stroke-width="20"/>` +
          stroke(brass, 20, 'M900 1000V1120') +
          shape(brass, 'M900 1074H946V1096H900zM900 1104H958V1128H900z') +
          `<path fill="none" stroke="${mix(brass, palette.rim, 0.5)}" stroke-width="6" d="M862 936A42 42 0 0 1 910 906"/>`,
        [1000, 960],
      )
    );
  },
};
