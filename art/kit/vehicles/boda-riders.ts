import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, disc, limb, shape, stroke } from '../shapes.ts';

/** How one of the two on a boda boda is dressed. */
export interface Rider {
  skin: Hex;
  helmet: Hex;
  top: Hex;
  legs: Hex;
  /** A reflective vest over the top. */
  vest?: Hex;
}

/** A person seated on the boda, facing left: the driver in front with hands on the bar, or the passenger behind. */
export function rider(
  palette: Palette,
  { skin, helmet, top, legs, vest }: Rider,
  place: 'driver' | 'passenger',
): Drawing {
  const [hip, forward] = place === 'driver' ? [14, 1] : [58, 0];
  const cloth = lit(palette, top);
  const trousers = lit(palette, legs);
  const hand = lit(palette, skin);
  const knee = place === 'driver' ? -30 : 20;
  const foot = place === 'driver' ? -10 : 34;
  const shoulder = hip - 4 - forward * 8;
  return (
    limb(shaded(palette, legs), [
      [hip - 4, -98, 22],
      [knee + 6, -80, 18],
      [foot + 4, -38, 12],
    ]) +
    limb(mix(lit(palette, skin), palette.ink, 0.2), [
      [shoulder + 1, -146, 13],
      [shoulder - 1 - forward * 3, -170, 12],
    ]) +
    torso(palette, vest ?? top, hip, shoulder) +
    (vest ? bands(palette, hip, shoulder) : '') +
    limb(trousers, [
      [hip, -98, 26],
      [knee, -78, 20],
      [foot, -40, 13],
    ]) +
    shape(mix(palette.ink, '#2a2320', 0.4), `M${foot - 22}-26C${foot - 18}-36 ${foot - 6}-40 ${foot + 8}-42V-28z`) +
    (place === 'driver'
      ? limb(cloth, [
          [shoulder + 2, -148, 16],
          [shoulder - 20, -124, 13],
          [-32, -116, 10],
        ]) + disc(hand, -34, -115, 6.5)
      : limb(cloth, [
          [shoulder + 2, -148, 16],
          [shoulder + 12, -120, 13],
          [shoulder - 6, -100, 10],
        ]) + disc(hand, shoulder - 10, -99, 6.5)) +
    head(palette, shoulder - 4 - forward * 3, skin, helmet)
  );
}

function torso(palette: Palette, own: Hex, hip: number, shoulder: number): Drawing {
  return (
    limb(lit(palette, own), [
      [hip + 2, -102, 34],
      [(hip + shoulder) / 2 + 4, -128, 33],
      [shoulder + 3, -148, 26],
    ]) +
    limb(shaded(palette, own), [
      [hip + 14, -104, 10],
      [(hip + shoulder) / 2 + 16, -128, 10],
      [shoulder + 12, -148, 8],
    ])
  );
}

/** The silver bands of the vest. */
const bands = (palette: Palette, hip: number, shoulder: number): Drawing =>
  stroke(
    mix(lit(palette, '#f2f2e4'), palette.rim, 0.3),
    6,
    `M${hip - 14}-112L${hip + 18}-110M${(hip + shoulder) / 2 - 11}-128L${(hip + shoulder) / 2 + 20}-126`,
  );

function head(palette: Palette, x: number, skin: Hex, helmet: Hex): Drawing {
  const shell = lit(palette, helmet);
  const face = lit(palette, skin);
  return (
    shape(face, `M${x - 11}-180L${x - 14}-170L${x - 11}-160L${x - 2}-158L${x + 8}-164V-182z`) +
    shape(
      shell,
      `M${x - 14}-178C${x - 16}-196 ${x - 6}-204 ${x + 4}-204C${x + 18}-204 ${x + 23}-192 ${x + 20}-178C${x + 19}-170 ${x + 14}-164 ${x + 8}-162L${x + 2}-168L${x - 1}-178z`,
    ) +
    shape(
      mix(shell, palette.rim, 0.45),
      `M${x - 10}-184C${x - 10}-196 ${x - 2}-200 ${x + 6}-200C${x}-196 ${x - 4}-192 ${x - 5}-184z`,
    ) +
    stroke(mix(palette.ink, '#1a2226', 0.5), 3.5, `M${x - 18}-178L${x + 2}-180`)
  );
}
