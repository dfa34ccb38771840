import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, ellipse, faint, inside, shape, stroke } from '../shapes.ts';

/** The back rim and the inside of a kiondo, drawn before what lies in it; see `kiondo`. */
export const kiondoBack = (palette: Palette): Drawing =>
  stroke(lit(palette, '#7a4a2c'), 20, 'M-210-330C-170-560 170-560 210-330') +
  ellipse(mix(lit(palette, '#d9b878'), palette.ink, 0.2), { x: 0, y: -330, rx: 260, ry: 78 }) +
  ellipse(mix(lit(palette, '#d9b878'), palette.ink, 0.6), { x: 0, y: -326, rx: 240, ry: 66 });

/** A kiondo, the sisal basket of Machakos, 520 wide and 340 high, striped; the origin is its foot. `id` is unique in the scene. */
export function kiondo(
  palette: Palette,
  id: string,
  bands: readonly Hex[] = ['#a8432e', '#2f5f68', '#e0a23c'],
): Drawing {
  const sisal = lit(palette, '#d9b878');
  const outline = 'M-260-330C-250-160-220-40-160-4Q0 36 160-4C220-40 250-160 260-330Q0-226-260-330z';
  const bandAt = (y: number, high: number, fill: string) =>
    shape(fill, `M-300 ${y}Q0 ${y + 108} 300 ${y}V${y + high}Q0 ${y + high + 108}-300 ${y + high}z`);
  const teeth = (y: number, fill: string) =>
    shape(
      fill,
      Array.from({ length: 14 }, (_, index) => {
        const x = -280 + index * 40;
        const sag = 54 * (1 - (x / 300) ** 2);
        return `M${x} ${Math.round(y + sag)}l20 34l20-34z`;
      }).join(''),
    );
  const weave = Array.from(
    { length: 13 },
    (_, index) => `M-300 ${-310 + index * 26}Q0 ${-202 + index * 26} 300 ${-310 + index * 26}`,
  ).join('');
  return (
    faint(0.32, ellipse(palette.ink, { x: 40, y: 4, rx: 230, ry: 40 })) +
    inside(
      id,
      outline,
      shape(sisal, outline) +
        bandAt(-270, 44, lit(palette, bands[0] ?? '#a8432e')) +
        teeth(-226, lit(palette, bands[0] ?? '#a8432e')) +
        bandAt(-150, 30, lit(palette, bands[1] ?? '#2f5f68')) +
        bandAt(-112, 14, lit(palette, bands[2] ?? '#e0a23c')) +
        bandAt(-60, 36, lit(palette, bands[0] ?? '#a8432e')) +
        faint(0.2, stroke(palette.ink, 4, weave)) +
        faint(0.3, shape(palette.ink, 'M280-360V40H40C130-40 170-180 170-300z')) +
        faint(0.24, shape('#fff4d8', 'M-240-320C-232-180-204-70-160-20L-120-14C-170-90-190-190-194-300z')),
    ) +
    stroke(mix(sisal, palette.rim, 0.3), 16, 'M-260-330Q0-226 260-330') +
    stroke(mix(sisal, palette.ink, 0.3), 4, 'M-256-318Q0-214 256-318')
  );
}

/** An aluminium milk churn, 220 wide and 420 high; the origin is its foot. */
export function churn(palette: Palette): Drawing {
  const metal = lit(palette, '#c3c9ca');
  const [dark, bright] = [mix(metal, palette.ink, 0.4), mix(metal, '#ffffff', 0.65)];
  const body = 'M-64-330C-70-290-116-280-118-230V-14Q0 22 118-14V-230C116-280 70-290 64-330z';
  return (
    faint(0.34, ellipse(palette.ink, { x: 40, y: -2, rx: 130, ry: 26 })) +
    stroke(dark, 13, 'M-96-262C-150-290-140-200-116-206M96-262C150-290 140-200 116-206') +
    shape(metal, body) +
    shape(dark, 'M64-330C70-290 116-280 118-230V-14Q90-4 50 2C70-60 70-160 60-230C54-280 30-290 28-330z') +
    shape(bright, 'M-92-236V-18L-64-10V-240C-62-272-44-286-40-322L-54-324C-58-286-88-276-92-236z') +
    stroke(mix(metal, palette.ink, 0.24), 5, 'M-118-210Q0-180 118-210M-118-60Q0-28 118-60') +
    ellipse(mix(metal, palette.ink, 0.2), { x: 0, y: -330, rx: 66, ry: 18 }) +
    shape(metal, 'M-80-366V-344Q0-316 80-344V-366z') +
    shape(dark, 'M80-366V-344Q56-334 30-331V-352z') +
    ellipse(mix(metal, '#ffffff', 0.25), { x: 0, y: -366, rx: 80, ry: 22 }) +
    ellipse(mix(metal, palette.ink, 0.16), { x: 0, y: -368, rx: 56, ry: 14 }) +
    stroke(dark, 9, 'M-30-370C-30-404 30-404 30-370')
  );
}
