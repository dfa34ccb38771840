import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, shape, stroke } from '../shapes.ts';

/** A motorcycle helmet, 300 wide and 270 high, its visor to the left, resting on the origin. */
export function helmet(palette: Palette, own: Hex, band: Hex): Drawing {
  const shell = lit(palette, own);
  const dark = mix(shell, palette.ink, 0.34);
  const stripe = lit(palette, band);
  return (
    ellipse(mix(palette.ink, '#2a2320', 0.4), { x: -6, y: -14, rx: 116, ry: 20 }) +
    stroke(mix(palette.ink, '#2a2320', 0.3), 11, 'M-20-20C-40 10 10 26 60-10') +
    shape(
      shell,
      'M-134-112C-140-220-60-276 20-274C110-272 156-196 148-108C144-58 124-24 104-8C60-2 0-4-30-12C-36-50-70-84-134-112z',
    ) +
    shape(dark, 'M148-108C144-58 124-24 104-8C60-2 0-4-30-12C-33-26-40-40-50-54C20-40 100-50 146-132z') +
    shape(
      stripe,
      'M-30-268C30-284 110-256 134-186L114-176C92-236 30-262-44-262zM-60-252C20-268 90-226 116-166L102-158C80-208 14-246-74-242z',
    ) +
    shape(mix(shell, palette.rim, 0.55), 'M-112-150C-104-214-54-252-10-258C-56-236-84-200-88-146z') +
    shape(
      mix('#16242a', palette.sky[0], 0.25),
      'M-146-128C-130-146-80-144-44-128C-30-110-26-84-30-60C-50-84-90-104-146-112z',
    ) +
    shape(mix(palette.sky[1], '#16242a', 0.4), 'M-132-128C-110-138-80-134-56-124L-66-112C-90-122-110-124-136-120z') +
    disc(dark, -24, -112, 13) +
    disc(mix(shell, palette.rim, 0.4), -26, -114, 6)
  );
}
