import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, polygon, shape, stroke } from '../shapes.ts';

/** A pool lounger, 300 long and 110 high, its head to the right; the scale of people. */
export function lounger(palette: Palette, own: Hex = '#f4ead4'): Drawing {
  const cloth = lit(palette, own);
  const wood = lit(palette, '#8a5f3c');
  return (
    stroke(wood, 9, 'M-130-4V-42M60-4V-42') +
    box(wood, { x: -150, y: -50, width: 230, height: 10, round: 3 }) +
    stroke(wood, 8, 'M80-44L150-108M110-72V-4') +
    shape(cloth, 'M-150-68H72L140-122L154-106L84-50H-150z') +
    shape(mix(cloth, palette.ink, 0.2), 'M-150-58H78L146-114L154-106L84-50H-150z')
  );
}

/** A wide parasol, 300 wide and 330 high. */
export function parasol(palette: Palette, own: Hex = '#e9dfc6'): Drawing {
  const cloth = lit(palette, own);
  return (
    stroke(lit(palette, '#8a5f3c'), 9, 'M0 0V-320') +
    shape(cloth, 'M-158-236C-110-290-50-316 0-322C50-316 110-290 158-236Q80-252 0-240Q-80-252-158-236z') +
    shape(mix(cloth, palette.ink, 0.18), 'M158-236C110-290 50-316 0-322C30-300 50-270 56-244Q110-248 158-236z') +
    shape(mix(cloth, palette.rim, 0.4), 'M-158-236C-110-290-50-316 0-322C-40-300-80-270-96-246Q-130-244-158-236z')
  );
}

/** A Swahili daybed with turned posts and cushions, 420 long and 170 high. */
export function daybed(palette: Palette, cushion: Hex = '#2f7f8c'): Drawing {
  const wood = lit(palette, '#6d452b');
  const cloth = lit(palette, '#f4ead6');
  const own = lit(palette, cushion);
  const gold = lit(palette, '#e0a23c');
  return (
    stroke(wood, 14, 'M-196 0V-150M196 0V-150') +
    stroke(wood, 7, 'M-196-140H196M-196-112H196') +
    stroke(
      wood,
      4,
      'M-160-138V-72M-120-138V-72M-80-138V-72M-40-138V-72M0-138V-72M40-138V-72M80-138V-72M120-138V-72M160-138V-72',
    ) +
    shape(own, 'M-186-140C-150-150-110-148-96-136L-92-78H-184z') +
    shape(gold, 'M-96-130C-60-140-30-136-22-128L-24-78H-94z') +
    shape(own, 'M110-134C140-148 176-146 184-138V-78H112z') +
    shape(mix(own, palette.ink, 0.25), 'M150-146C170-146 184-142 184-138V-78H156z') +
    shape(cloth, 'M-200-84H200V-52H-200z') +
    shape(mix(cloth, palette.ink, 0.2), 'M-200-64H200V-52H-200z') +
    box(wood, { x: -206, y: -54, width: 412, height: 20, round: 4 }) +
    box(mix(wood, palette.rim, 0.3), { x: -206, y: -54, width: 412, height: 5, round: 2 }) +
    polygon(mix(wood, palette.ink, 0.3), [
      [-190, -34],
      [-178, -34],
      [-182, 0],
      [-190, 0],
    ])
  );
}

/** A camp chair of canvas and wood, 150 high, seen from the side and facing left. */
export function campChair(palette: Palette, own: Hex = '#b99a63'): Drawing {
  const wood = lit(palette, '#7d5636');
  const cloth = lit(palette, own);
  return (
    stroke(wood, 8, 'M-56 0L40-84M46 0L-50-84M40-84L58-164M-58-112H44') +
    shape(cloth, 'M-56-92H46V-76H-56z') +
    shape(cloth, 'M38-100L54-164H68L52-100z') +
    stroke(mix(wood, palette.rim, 0.3), 4, 'M-58-115H44')
  );
}
