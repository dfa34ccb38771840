import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, place, polygon, shape, stroke } from '../shapes.ts';
import { lowView } from '../table/arcs.ts';

/** The leaf that a barista pours into milk foam, 100 high. */
export const latteLeaf = (foam: string): Drawing =>
  shape(
    foam,
    'M0 50C-8 30-44 22-46-6C-30-2-24 4-20 10C-26-8-40-14-36-34C-22-26-16-18-12-10C-14-26-22-34-12-50C-4-44 4-44 12-50C22-34 14-26 12-10C16-18 22-26 36-34C40-14 26-8 20 10C24 4 30-2 46-6C44 22 8 30 0 50z',
  );

/** A cup on its saucer seen low, 260 wide and 140 high, of coffee with milk or of `black` drink; the origin is the saucer's middle. */
export function coffeeCup(palette: Palette, own: Hex = '#f6efdf', black?: Hex): Drawing {
  const body = lit(palette, own);
  const coffee = lit(palette, black ?? '#b9793f');
  const crema = mix(coffee, '#fff0d8', black ? 0.5 : 0.75);
  return (
    faint(0.3, ellipse(palette.ink, { x: 16, y: 14, rx: 132, ry: 46 })) +
    ellipse(mix(body, palette.ink, 0.3), { x: 0, y: 7, rx: 130, ry: 130 * lowView }) +
    ellipse(body, { x: 0, y: 0, rx: 130, ry: 130 * lowView }) +
    ellipse(mix(body, palette.ink, 0.14), { x: 0, y: 2, rx: 74, ry: 74 * lowView }) +
    stroke(mix(body, palette.ink, 0.16), 15, 'M76-84C132-92 124-26 60-30') +
    shape(body, 'M-88-112C-88-40-56 10 0 12C56 10 88-40 88-112z') +
    shape(mix(body, palette.ink, 0.24), 'M88-112C88-40 56 10 0 12C40-20 52-60 52-112z') +
    shape(mix(body, '#ffffff', 0.5), 'M-74-84C-70-40-52-16-36-6C-48-26-56-50-58-80z') +
    ellipse(mix(body, palette.rim, 0.4), { x: 0, y: -112, rx: 88, ry: 88 * lowView }) +
    ellipse(mix(body, palette.ink, 0.34), { x: 0, y: -111, rx: 80, ry: 80 * lowView * 0.92 }) +
    ellipse(coffee, { x: 0, y: -108, rx: 76, ry: 76 * lowView * 0.82 }) +
    (black
      ? stroke(crema, 4, 'M-60-112Q-30-128 20-128')
      : place({ x: 0, y: -108, scale: 0.3, scaleX: 0.8 }, latteLeaf(crema)))
  );
}

/** A pour-over: a ridged cone of paper and glass on a carafe of coffee, 220 wide and 400 high; the origin is its foot. */
export function pourOver(palette: Palette): Drawing {
  const clear = mix(palette.cloud[0], '#ffffff', 0.4);
  const coffee = lit(palette, '#4a2816');
  const paper = lit(palette, '#f3e6c8');
  const wood = lit(palette, '#8f5f36');
  return (
    faint(0.3, ellipse(palette.ink, { x: 24, y: -2, rx: 110, ry: 22 })) +
    faint(
      0.34,
      shape(
        clear,
        'M-40-210C-46-150-104-130-106-60C-106-24-92-4-80 0Q0 18 80 0C92-4 106-24 106-60C104-130 46-150 40-210z',
      ),
    ) +
    shape(coffee, 'M-100-88C-108-40-98-14-78-6Q0 12 78-6C98-14 108-40 100-88z') +
    shape(mix(coffee, palette.ink, 0.5), 'M100-88C108-40 98-14 78-6Q40 4 10 4C60-24 66-60 62-88z') +
    ellipse(mix(coffee, '#d98a4a', 0.5), { x: 0, y: -88, rx: 100, ry: 20 }) +
    faint(0.85, stroke('#ffffff', 7, 'M-78-130C-98-100-98-50-84-24')) +
    polygon(mix(palette.ink, wood, 0.2), [
      [-58, -208],
      [58, -208],
      [44, -226],
      [-44, -226],
    ]) +
    shape(paper, 'M-118-384L-34-232H34L118-384z') +
    shape(mix(paper, palette.ink, 0.18), 'M118-384L34-232H0L34-384z') +
    stroke(mix(paper, palette.ink, 0.16), 4, 'M-84-376L-22-238M-44-378L-10-236M48-378L14-236M86-376L26-238') +
    ellipse(mix(paper, '#ffffff', 0.4), { x: 0, y: -384, rx: 118, ry: 26 }) +
    ellipse(coffee, { x: 0, y: -378, rx: 92, ry: 17 }) +
    disc(mix(coffee, '#d98a4a', 0.5), -20, -380, 5) +
    shape(wood, 'M-56-252H56L50-214H-50z') +
    shape(mix(wood, palette.ink, 0.3), 'M56-252L50-214H12L14-252z') +
    shape(mix(wood, palette.rim, 0.4), 'M-56-252H56L55-246H-55z')
  );
}

/** Roasted beans, 40 long each. */
export const bean = (palette: Palette, own: Hex = '#5a331d'): Drawing => {
  const fill = lit(palette, own);
  return (
    ellipse(mix(fill, palette.ink, 0.5), { x: 2, y: 3, rx: 21, ry: 14 }) +
    ellipse(fill, { x: 0, y: 0, rx: 20, ry: 13 }) +
    stroke(mix(fill, palette.ink, 0.55), 3.5, 'M-19 1C-8-6 4 8 19-1') +
    ellipse(mix(fill, '#ffd9b0', 0.55), { x: -7, y: -7, rx: 6, ry: 2.4, turn: -14 })
  );
};
