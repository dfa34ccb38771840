import { cityRow } from '../kit/buildings/city-row.ts';
import { highRise } from '../kit/buildings/high-rise.ts';
import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import { road, underShade } from '../kit/road.ts';
import { suitcase } from '../kit/rooms/suitcase.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { suv } from '../kit/vehicles/suv.ts';

/** The glass lobby with its wide canopy, 900 wide and 220 high; the origin is the middle of its door. */
function lobby(palette: Palette): Drawing {
  const stone = lit(palette, '#d9cbb0');
  const glow = palette.lamps ? '#ffd68c' : mix(lit(palette, '#7fa3a8'), palette.sky[2], 0.35);
  return (
    box(stone, { x: -450, y: -210, width: 900, height: 210 }) +
    gradient('lobby', [
      [0, mix(glow, palette.rim, 0.3)],
      [1, mix(glow, palette.ink, 0.14)],
    ]) +
    box('url(#lobby)', { x: -420, y: -180, width: 840, height: 180 }) +
    // A desk, lamps and plants inside.
    box(mix(glow, '#6d452b', 0.55), { x: -240, y: -56, width: 170, height: 56, round: 4 }) +
    box(mix(glow, '#6d452b', 0.4), { x: 150, y: -40, width: 110, height: 40, round: 10 }) +
    [-340, -150, 60, 220, 360]
      .map((x) => stroke(mix(glow, '#6d452b', 0.5), 3, `M${x}-180V-140`) + disc(mix(glow, '#fff6dc', 0.7), x, -132, 11))
      .join('') +
    stroke(
      mix(stone, palette.ink, 0.45),
      6,
      'M-420-180V0M-280-180V0M-140-180V0M0-150V0M140-180V0M280-180V0M420-180V0M-70-150V0M70-150V0M-70-150H70',
    ) +
    shape(mix(stone, palette.ink, 0.5), 'M-300-214H300L330-190H-330z') +
    shape(mix(stone, palette.rim, 0.4), 'M-300-222H300V-212H-300z') +
    stroke(mix(stone, palette.ink, 0.4), 12, 'M-290-190V14M290-190V14')
  );
}

export const cityHotel: Scene = {
  alt: {
    en: 'A tall hotel in Nairobi with a bright lobby; a guest with a suitcase walks in from a car.',
    sw: 'Hoteli ndefu ya Nairobi yenye ukumbi unaong’aa; mgeni mwenye sanduku anaingia kutoka garini.',
  },
  lights: ['dusk', 'night', 'day', 'gold'],
  close: { x: 860, y: 830, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 820) +
    cloud(palette, 360, 260, 560) +
    cityRow(palette, random, { from: -40, to: 1640, y: 900, low: 160, high: 380, distance: 0.66 }) +
    place({ x: 560, y: 900 }, highRise(palette, random, { width: 560, height: 820, own: '#d6c6aa', face: 'panes' })) +
    place(
      { x: 1120, y: 900 },
      highRise(palette, random, { width: 220, height: 520, own: '#7f9fa3', face: 'fins', distance: 0.1 }),
    ) +
    place({ x: 130, y: 940, scale: 1.5 }, shadeTree(palette, random, { distance: 0.1 })) +
    place({ x: 1500, y: 940, scale: 1.35 }, shadeTree(palette, random, { own: '#9079c9', distance: 0.1 })) +
    place({ x: 840, y: 940, scale: 1.08 }, lobby(palette)) +
    place({ x: 330, y: 950, scale: 0.9 }, palm(palette, random, 30)) +
    place({ x: 1370, y: 950, scale: 0.8 }, palm(palette, random, -30)) +
    box(lit(palette, '#cdbb9e'), { x: 0, y: 934, width: 1600, height: 60 }) +
    road(palette, 990, 150) +
    underShade(palette, 480, 1078, 640) +
    place({ x: 480, y: 1080, scale: 1.42 }, suv(palette, { id: 'car', own: '#2f3f4a' })) +
    underShade(palette, 960, 1004, 90) +
    place({ x: 960, y: 1004, scale: 0.62 }, person(palette, looks.office, poses['walking-behind'])) +
    place({ x: 1010, y: 1006, scale: 0.62 }, suitcase(palette)) +
    box(mix(lit(palette, '#cdbb9e'), palette.ink, 0.4), { x: 0, y: 1140, width: 1600, height: 60 }),
};
