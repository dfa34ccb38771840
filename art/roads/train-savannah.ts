import { elephant } from '../kit/animals/elephant.ts';
import { mix } from '../kit/colour.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import type { Palette } from '../kit/light.ts';
import { lit, shaded } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, place, shape } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { train } from '../kit/vehicles/train.ts';

/** The railway's concrete viaduct from edge to edge, its deck at `y`. */
function viaduct(palette: Palette, y: number, foot: number): Drawing {
  const stone = lit(palette, '#cdc3ae', 0.12);
  const dark = mix(stone, palette.ink, 0.24);
  const piers = [60, 330, 600, 870, 1140, 1410, 1680].map(
    (x) =>
      shape(stone, `M${x - 46} ${y + 40}H${x + 46}L${x + 26} ${y + 74}V${foot}H${x - 26}V${y + 74}z`) +
      shape(dark, `M${x + 6} ${y + 40}H${x + 46}L${x + 26} ${y + 74}V${foot}H${x + 6}z`),
  );
  return (
    piers.join('') +
    box(stone, { x: 0, y, width: 1600, height: 26 }) +
    box(shaded(palette, '#cdc3ae', 0.12), { x: 0, y: y + 26, width: 1600, height: 22 }) +
    box(mix(stone, palette.rim, 0.4), { x: 0, y: y - 5, width: 1600, height: 6 })
  );
}

export const trainSavannah: Scene = {
  alt: {
    en: 'The express train crosses the plain on its viaduct, an elephant and acacias below.',
    sw: 'Treni ya SGR inapita juu ya daraja refu nyikani, tembo na migunga chini yake.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 560, y: 640, width: 960 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 720) +
    sun(palette, 1230, 300, 86) +
    cloud(palette, 420, 190, 620) +
    cloud(palette, 900, 320, 360) +
    layer(palette, random, { depth: 0, y: 660, swell: 70, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 770, swell: 26 }) +
    place({ x: 1460, y: 850, scale: 0.5 }, acacia(palette, random, 0.5)) +
    place({ x: 700, y: 840, scale: 0.34 }, acacia(palette, random, 0.6)) +
    layer(palette, random, { depth: 2, y: 850, swell: 14, steps: 6 }) +
    viaduct(palette, 660, 905) +
    place({ x: 190, y: 656, scale: 0.98 }, train(palette, 2)) +
    layer(palette, random, { depth: 3, y: 902, swell: 12, steps: 6 }) +
    place({ x: 1120, y: 990, scale: 0.62 }, elephant(palette, 'bull')) +
    grass(palette, random, { y: 980, height: 46, count: 60 }) +
    place({ x: 260, y: 1050, scale: 1.1 }, acacia(palette, random)) +
    grass(palette, random, { y: 1080, height: 60, count: 50 }) +
    foreground(palette, random, 1150),
};
