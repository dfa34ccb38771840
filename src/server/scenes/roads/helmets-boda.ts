import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { helmet } from '../kit/rooms/helmet.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const helmetsBoda: Scene = {
  alt: {
    en: 'Two clean helmets, one red and one white, wait on the seat of a boda boda under trees.',
    sw: 'Kofia ngumu mbili safi, nyekundu na nyeupe, juu ya kiti cha boda boda chini ya miti.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 1090, y: 640, width: 860 },
  draw: ({ palette, random }) => {
    const [seat, tank] = [mix(palette.ink, lit(palette, '#4a3a30'), 0.5), lit(palette, '#2f7f8c')];
    const metal = lit(palette, '#c9ccc8');
    const black = mix(palette.ink, '#15181a', 0.4);
    return (
      sky(palette, 760) +
      sun(palette, 1180, 330, 92) +
      streaks(palette, random, 90, 340, 5) +
      cloud(palette, 460, 220, 520) +
      layer(palette, 0, random, 690, 40, 5) +
      place(220, 860, 1.3, shadeTree(palette, random, undefined, 0.4)) +
      place(1450, 870, 1.5, shadeTree(palette, random, undefined, 0.34)) +
      place(840, 850, 0.8, shadeTree(palette, random, undefined, 0.55)) +
      layer(palette, 2, random, 830, 14, 6) +
      layer(palette, 3, random, 930, 10, 6) +
      // Handlebar, mirror and lamp on the left.
      stroke(metal, 26, 'M300 1220L400 820') +
      stroke(black, 24, 'M396 830L420 700C440 660 480 660 520 664') +
      stroke(black, 12, 'M430 690L380 500') +
      shape(black, 'M300 430C300 390 430 380 440 420C450 470 430 506 380 510C330 510 300 480 300 430z') +
      shape(
        mix(palette.sky[1], black, 0.25),
        'M316 432C320 406 420 398 426 426C432 460 416 490 380 494C340 494 314 470 316 432z',
      ) +
      shape(black, 'M250 720L400 700L410 850L270 860z') +
      disc(mix('#ffeec0', palette.lamps ? '#ffd489' : palette.cloud[0], 0.4), 262, 790, 72) +
      disc(mix('#fff8e0', metal, 0.2), 250, 782, 40) +
      // Tank, seat and rack.
      shape(tank, 'M400 790C440 690 620 670 780 740L860 840L800 930H470C430 900 400 850 400 790z') +
      shape(mix(tank, palette.rim, 0.4), 'M440 770C480 706 620 692 750 748C640 724 520 730 456 800z') +
      shape(mix(tank, palette.ink, 0.3), 'M420 850C520 900 700 890 850 850L800 930H470C446 912 430 884 420 850z') +
      shape(lit(palette, '#f0c46a'), 'M450 840C560 872 700 866 838 824L846 834C700 884 560 890 456 856z') +
      stroke(metal, 20, 'M1380 830H1640M1460 830L1400 930') +
      shape(tank, 'M800 930L880 880H1400L1540 850L1480 960L820 990z') +
      shape(mix(tank, palette.ink, 0.3), 'M810 960L1500 920L1480 960L820 990z') +
      shape(
        seat,
        'M770 770C860 730 1000 780 1200 776C1340 770 1440 752 1490 768C1520 790 1510 850 1470 862C1260 880 1000 880 850 870C800 850 770 810 770 770z',
      ) +
      shape(
        mix(seat, palette.rim, 0.22),
        'M780 762C860 734 1000 786 1200 782C1340 776 1440 756 1486 770C1440 784 1340 800 1200 806C1020 808 880 778 786 788z',
      ) +
      shape(mix(metal, palette.ink, 0.3), 'M500 930H800L840 1220H560z') +
      stroke(
        mix(metal, palette.ink, 0.62),
        10,
        'M506 970H806M514 1010H812M522 1050H818M530 1090H824M540 1130H830M548 1170H836',
      ) +
      stroke(black, 26, 'M470 900L560 1220M860 940L960 1220') +
      place(970, 782, 1.32, helmet(palette, '#c8382f', '#f0e6d0')) +
      place(1320, 786, 1.22, helmet(palette, '#efe7d4', '#2f7f8c'))
    );
  },
};
