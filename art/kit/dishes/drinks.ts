import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, place, shape, stroke } from '../shapes.ts';
import { arc, lowView } from '../table/arcs.ts';
import { cast, plate, type Ware } from './ware.ts';

const tea = '#b8793f';

/** A cup on its saucer from above, with what is in it: chai unless said otherwise; the saucer has this radius. */
export function cupFromAbove(palette: Palette, { radius: r, own = '#f6efdf', rim }: Ware, drink: Hex = tea): Drawing {
  const body = lit(palette, own);
  const liquid = lit(palette, drink);
  return (
    plate(palette, { radius: r, own, rim }) +
    cast(palette, r * 0.62, 0.2) +
    stroke(mix(body, palette.ink, 0.3), r * 0.13, `M${r * 0.5} ${r * 0.24}L${r * 0.86} ${r * 0.4}`) +
    stroke(body, r * 0.1, `M${r * 0.5} ${r * 0.22}L${r * 0.86} ${r * 0.38}`) +
    disc(mix(body, palette.ink, 0.14), r * 0.01, r * 0.02, r * 0.62) +
    disc(body, 0, 0, r * 0.6) +
    disc(mix(liquid, palette.ink, 0.3), 0, 0, r * 0.52) +
    disc(liquid, r * 0.015, r * 0.02, r * 0.5) +
    stroke(mix(liquid, '#ffffff', 0.5), r * 0.03, arc(r * 0.42, 196, 250)) +
    disc(mix(liquid, '#ffffff', 0.4), r * 0.24, r * 0.26, r * 0.03)
  );
}

/** A cup or enamel mug seen low, 130 wide and 130 high; the origin is its foot, its handle to the right. */
export function mug(palette: Palette, own: Hex = '#f6efdf', rim: Hex = '#2f6f9f', drink: Hex = tea): Drawing {
  const body = lit(palette, own);
  return (
    faint(0.3, ellipse(palette.ink, { x: 14, y: 0, rx: 74, ry: 17 })) +
    stroke(mix(body, palette.ink, 0.16), 15, 'M60-96C112-104 112-34 54-34') +
    shape(body, `M-64-120L-56-14Q0 12 56-14L64-120z`) +
    shape(mix(body, palette.ink, 0.22), 'M64-120L56-14Q36-4 8-1C28-30 30-80 28-120z') +
    shape(mix(body, '#ffffff', 0.5), 'M-52-96L-46-24L-34-20L-38-94z') +
    ellipse(lit(palette, rim), { x: 0, y: -120, rx: 65, ry: 65 * lowView }) +
    ellipse(mix(body, palette.ink, 0.3), { x: 0, y: -119, rx: 58, ry: 58 * lowView * 0.9 }) +
    ellipse(lit(palette, drink), { x: 0, y: -116, rx: 54, ry: 54 * lowView * 0.78 }) +
    stroke(mix(lit(palette, drink), '#ffffff', 0.5), 4, 'M-36-122Q-20-130 4-131')
  );
}

/** A glass of juice seen low, 90 wide and 170 high; the origin is its foot. */
export function glass(palette: Palette, juice: Hex = '#b8461f'): Drawing {
  const own = lit(palette, juice);
  const clear = mix(palette.sky[2], '#ffffff', 0.5);
  return (
    faint(0.24, ellipse(palette.ink, { x: 14, y: 0, rx: 46, ry: 12 })) +
    faint(0.4, shape(clear, 'M-46-170L-36 0Q0 10 36 0L46-170z')) +
    shape(own, 'M-42-132L-34-6Q0 4 34-6L42-132z') +
    shape(mix(own, palette.ink, 0.24), 'M42-132L34-6Q24-2 12-1L18-132z') +
    ellipse(mix(own, '#ffe0b0', 0.35), { x: 0, y: -132, rx: 42, ry: 11 }) +
    faint(0.7, stroke(clear, 4, 'M-46-170A46 12 0 1 1 46-170A46 12 0 1 1-46-170z')) +
    faint(0.75, stroke('#ffffff', 6, 'M-32-118L-26-30'))
  );
}

/** A big kettle, 330 wide and 330 high with its handle, its spout to the left; the origin is its foot. */
export function kettle(palette: Palette, own: Hex = '#2f6f9f', lidKnob: Hex = '#1f2a33'): Drawing {
  const body = lit(palette, own);
  const dark = mix(body, palette.ink, 0.34);
  const handle = lit(palette, lidKnob);
  return (
    stroke(handle, 15, 'M-92-196C-110-336 110-336 92-196') +
    stroke(mix(handle, palette.rim, 0.5), 4, 'M-94-210C-100-312 20-334 70-276') +
    shape(dark, 'M-100-66C-150-84-164-140-196-190L-166-204C-142-170-120-150-92-140z') +
    shape(body, 'M-106-74C-146-92-160-140-190-188L-174-198C-148-160-124-142-96-132z') +
    shape(body, 'M-130-26C-136-120-110-186-58-208H58C110-186 136-120 130-26C90 8-90 8-130-26z') +
    shape(dark, 'M58-208C110-186 136-120 130-26C110-8 66-2 24 0C78-50 86-140 44-208z') +
    shape(mix(body, '#ffffff', 0.5), 'M-96-150C-112-110-114-72-110-44C-98-80-92-116-74-168z') +
    ellipse(mix(body, palette.rim, 0.3), { x: 0, y: -208, rx: 60, ry: 15 }) +
    shape(body, 'M-54-210C-40-236 40-236 54-210C30-200-30-200-54-210z') +
    disc(handle, 0, -240, 13) +
    ellipse(mix(handle, '#ffffff', 0.5), { x: -4, y: -244, rx: 4, ry: 3 })
  );
}

/** A vacuum flask for tea, 100 wide and 320 high; the origin is its foot. */
export function flask(palette: Palette, own: Hex = '#b5342c'): Drawing {
  const body = lit(palette, own);
  const steel = lit(palette, '#c9ced0');
  return (
    faint(0.28, ellipse(palette.ink, { x: 16, y: 0, rx: 60, ry: 14 })) +
    shape(body, 'M-50-220V-10Q0 14 50-10V-220z') +
    shape(mix(body, palette.ink, 0.3), 'M50-220V-10Q38-3 16-1V-220z') +
    shape(mix(body, '#ffffff', 0.45), 'M-38-210H-26V-14L-38-18z') +
    place(
      { x: 0, y: 0 },
      shape(steel, 'M-46-220H46L40-250H-40z') +
        shape(steel, 'M-42-250V-312Q0-328 42-312V-250z') +
        shape(mix(steel, palette.ink, 0.35), 'M42-250V-312Q34-317 18-320V-250z') +
        shape(mix(steel, '#ffffff', 0.7), 'M-32-254V-312L-24-314V-254z'),
    )
  );
}

/** The same kettle from above: 150 in radius, its spout to the left, its handle across. */
export function kettleFromAbove(palette: Palette, own: Hex = '#2f6f9f'): Drawing {
  const body = lit(palette, own);
  const handle = lit(palette, '#1f2a33');
  return (
    cast(palette, 150, 0.34) +
    shape(mix(body, palette.ink, 0.3), 'M-110-44L-236-22C-246-8-246 8-236 22L-110 44z') +
    shape(body, 'M-110-40L-232-20C-240-8-240 0-236 8L-110 20z') +
    ellipse(palette.ink, { x: -234, y: 0, rx: 7, ry: 16 }) +
    disc(mix(body, palette.ink, 0.34), 4, 6, 150) +
    disc(body, 0, 0, 146) +
    disc(mix(body, '#ffffff', 0.16), -14, -16, 116) +
    disc(mix(body, palette.ink, 0.28), 2, 3, 80) +
    disc(body, 0, 0, 76) +
    stroke(mix(body, '#ffffff', 0.6), 7, arc(128, 200, 256) + arc(60, 200, 250)) +
    faint(0.3, stroke(palette.ink, 22, 'M14-112V146')) +
    stroke(handle, 24, 'M0-132V132') +
    stroke(mix(handle, palette.rim, 0.5), 6, 'M-6-118V110')
  );
}
