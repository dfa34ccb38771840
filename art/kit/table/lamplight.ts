import type { Palette } from '../light.ts';

/** The light on a table: by day the scene's own; once lamps burn, theirs, so that food keeps its colours in the dark. */
export function atTable(palette: Palette): Palette {
  if (!palette.lamps) return palette;
  return {
    ...palette,
    ambient: palette.light === 'night' ? '#8a4a24' : '#b0603a',
    wash: palette.light === 'night' ? 0.26 : 0.2,
    leaf: ['#a8a04c', '#6b743a', '#3d4a2a'],
    ...{ ink: '#1d130f', rim: '#ffd890', glow: '#ffb95e', haze: '#8a5a44' },
    cloud: ['#ffe9c8', '#c98a5a'],
  };
}
