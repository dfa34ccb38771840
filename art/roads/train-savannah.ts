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
    box(stone, 0, y, 1600, 26) +
    box(shaded(palette, '#cdc3ae', 0.12), 0, y + 26, 1600, 22) +
    box(mix(stone, palette.rim, 0.4), 0, y - 5, 1600, 6)
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
    layer(palette, 0, random, 660, 70, 5) +
    layer(palette, 1, random, 770, 26, 7) +
    place(1460, 850, 0.5, acacia(palette, random, 0.5)) +
    place(700, 840, 0.34, acacia(palette, random, 0.6)) +
    layer(palette, 2, random, 850, 14, 6) +
    viaduct(palette, 660, 905) +
    place(190, 656, 0.98, train(palette, 2)) +
    layer(palette, 3, random, 902, 12, 6) +
    place(1120, 990, 0.62, elephant(palette, 'bull')) +
    grass(palette, random, 980, 46, 60) +
    place(260, 1050, 1.1, acacia(palette, random)) +
    grass(palette, random, 1080, 60, 50) +
    foreground(palette, random, 1150),
};
