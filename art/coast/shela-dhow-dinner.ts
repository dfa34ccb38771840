import { dhow } from '../kit/boats/dhow.ts';
import { swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import { glints, layer } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { box, type Drawing, disc, faint, halo, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';

export const shelaDhowDinner: Scene = {
  alt: {
    en: 'Friends dine under lanterns on a dhow at anchor off Shela.',
    sw: 'Marafiki wanakula chakula cha jioni chini ya taa kwenye jahazi lililotia nanga Shela.',
  },
  lights: ['dusk', 'night', 'gold'],
  close: { x: 760, y: 690, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 640) +
    (palette.light === 'night' ? stars(palette, random, 560) : '') +
    sun(palette, 1250, palette.light === 'night' ? 240 : 520, 84) +
    streaks(palette, random, { top: 140, bottom: 420 }) +
    layer(palette, random, { depth: 0, y: 590, swell: 34, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 634, swell: 10 }) +
    place({ x: 90, y: 652, scale: 0.5 }, swahiliHouse(palette, { width: 220, floors: 2, roof: 'makuti' }, 0.4)) +
    place({ x: 230, y: 654, scale: 0.42 }, swahiliHouse(palette, { width: 200, floors: 3 }, 0.45)) +
    place({ x: 330, y: 656, scale: 0.42 }, palm(palette, random, -50, 0.4)) +
    place({ x: 50, y: 656, scale: 0.5 }, palm(palette, random, 40, 0.4)) +
    sea(palette, random, { top: 654, count: 50 }) +
    glints(palette.water[0], random, { x: 1250, top: 680, bottom: 1180, spread: 240, count: 18 }) +
    glints(palette.lamps ? '#ffc766' : palette.water[0], random, {
      x: 760,
      top: 960,
      bottom: 1160,
      spread: 460,
      count: 12,
    }) +
    mirrored(
      { x: 760, y: 944, scale: 1.75, strength: 0.2 },
      dhow(palette, { sail: 'furled', crew: false, band: '#e0a32e' }),
    ) +
    place({ x: 760, y: 930, scale: 1.75 }, dhow(palette, { sail: 'furled', crew: false, band: '#e0a32e' })) +
    place({ x: 760, y: 930 }, supper(palette)),
};

/** The awning, its lanterns, and those at the low table; the rail hides their laps. */
function supper(palette: Palette): Drawing {
  const cloth = lit(palette, '#f4e7c9');
  const dark = shaded(palette, '#6d4329');
  const wood = lit(palette, '#8a5a38');
  const glow = palette.lamps ? '#ffc766' : lit(palette, '#f0dfae');
  const guest = (x: number, look: keyof typeof looks, turn: 1 | -1) =>
    place(
      { x, y: -150, scale: 0.62, scaleX: 0.62 * turn },
      person(palette, looks[look], { ...poses.sitting, head: [-4, -30] }),
    );
  const lanterns = [-180, -60, 70, 200, 310].map((x, index) => lantern(palette, x, -302 + (index % 2) * 10, glow));
  return (
    (palette.lamps
      ? halo('supper', [
          [0, '#ffb44d', 0.6],
          [0.5, '#ffb44d', 0.22],
          [1, '#ffb44d', 0],
        ]) + faint(1, disc('url(#supper)', 60, -210, 420))
      : '') +
    stroke(dark, 9, 'M-260-150V-330M360-160V-340M50-140V-336') +
    polygon(mix(cloth, dark, 0.42), [
      [-290, -330],
      [390, -340],
      [372, -318],
      [-272, -308],
    ]) +
    shape(cloth, 'M-296-332Q50-392 396-342Q50-356-296-332z') +
    guest(-150, 'guest', -1) +
    guest(-40, 'kanzu', -1) +
    guest(210, 'shirt', 1) +
    guest(300, 'visitor', 1) +
    box(wood, { x: -6, y: -168, width: 130, height: 10, round: 4 }) +
    shape(lit(palette, '#f4efe2'), 'M16-168h34l-6-12h-22zM72-168h40l-8-10h-24z') +
    disc(glow, 60, -180, 7) +
    lanterns.join('') +
    // The near side of the hull, before those who sit.
    shape(lit(palette, '#8a5a38'), 'M-400-156C-240-92 150-88 416-178L424-120C200-60-200-66-380-126z') +
    stroke(mix(palette.rim, wood, 0.2), 7, 'M-440-170C-240-98 150-90 420-182') +
    stroke(lit(palette, '#e0a32e'), 15, 'M-420-134C-230-76 150-64 423-146')
  );
}

const lantern = (palette: Palette, x: number, y: number, glow: string): Drawing =>
  stroke(palette.ink, 2, `M${x} ${y - 22}V${y}`) +
  (palette.lamps ? faint(0.35, disc(glow, x, y + 16, 30)) : '') +
  shape(glow, `M${x - 11} ${y + 4}h22l4 16l-8 14h-14l-8-14z`) +
  shape(palette.ink, `M${x - 13} ${y + 4}L${x} ${y - 8}L${x + 13} ${y + 4}zM${x - 8} ${y + 33}h16v4h-16z`);
