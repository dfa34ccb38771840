import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { box, type Drawing, disc, place, shape, stroke } from '../shapes.ts';

type Tones = Record<'wood' | 'light' | 'dark' | 'brass', Hex>;

/** A carved Swahili double door 340 wide and 600 high with its frame, on the ground at its middle. */
export function carvedDoor(palette: Palette): Drawing {
  const own = lit(palette, '#7a4a2a');
  const tones: Tones = {
    wood: own,
    light: mix(own, palette.rim, 0.34),
    dark: shaded(palette, '#4d2c19'),
    brass: lit(palette, '#d9a441'),
  };
  return (
    box(tones.dark, { x: -182, y: -612, width: 364, height: 618 }) +
    box(own, { x: -174, y: -604, width: 348, height: 610 }) +
    box(tones.dark, { x: -122, y: -444, width: 244, height: 450 }) +
    lintel(tones) +
    jamb(tones, -148) +
    jamb(tones, 148) +
    leaf(tones, -112) +
    leaf(tones, 10) +
    post(tones) +
    shape(tones.dark, 'M-200 8h400l14 26h-428z') +
    shape(mix(own, tones.dark, 0.4), 'M-190-2h380v12h-380z')
  );
}

/** A carved rosette of eight petals, `radius` wide about the origin. */
export function rosette(light: string, dark: string, radius: number): Drawing {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * Math.PI * 2;
    const at = (angle: number, reach: number) =>
      `${(Math.cos(turn + angle) * reach * radius).toFixed(1)} ${(Math.sin(turn + angle) * reach * radius).toFixed(1)}`;
    return `M${at(0, 0.24)}Q${at(-0.42, 0.68)} ${at(0, 0.94)}Q${at(0.42, 0.68)} ${at(0, 0.24)}z`;
  });
  return disc(dark, 0, 0, radius) + shape(light, petals.join('')) + disc(light, 0, 0, radius * 0.17);
}

function lintel({ wood, light, dark }: Tones): Drawing {
  const leaves = [-100, -56, 56, 100].map((x) => {
    const turn = x < 0 ? -1 : 1;
    return `M${x - 20 * turn}-500C${x - 8 * turn}-536 ${x + 18 * turn}-536 ${x + 26 * turn}-510C${x + 14 * turn}-518 ${x + 4 * turn}-512 ${x + 2 * turn}-496C${x - 6 * turn}-488 ${x - 16 * turn}-490 ${x - 20 * turn}-500z`;
  });
  const beads = Array.from({ length: 24 }, (_, index) => disc(light, -161 + index * 14, -594, 4.2));
  return (
    box(dark, { x: -166, y: -580, width: 332, height: 128 }) +
    box(wood, { x: -160, y: -574, width: 320, height: 116 }) +
    box(dark, { x: -152, y: -566, width: 304, height: 100 }) +
    shape(light, leaves.join('')) +
    stroke(light, 4, 'M-140-480C-90-476-60-470-34-496M140-480C90-476 60-470 34-496M-146-546H-40M146-546H40') +
    place({ x: 0, y: -516 }, rosette(light, dark, 42)) +
    beads.join('')
  );
}

function jamb({ light, dark }: Tones, x: number): Drawing {
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const y = -416 + index * 48;
    return `M${x} ${y - 20}l13 20l-13 20l-13-20z`;
  });
  const hearts = Array.from({ length: 9 }, (_, index) => disc(light, x, -416 + index * 48, 5));
  const chain = Array.from({ length: 8 }, (_, index) => disc(light, x, -392 + index * 48, 3));
  return (
    box(dark, { x: x - 20, y: -444, width: 40, height: 438 }) +
    stroke(light, 3, `M${x - 17}-440V-10M${x + 17}-440V-10`) +
    stroke(light, 3, diamonds.join('')) +
    hearts.join('') +
    chain.join('')
  );
}

function leaf({ wood, light, dark, brass }: Tones, x: number): Drawing {
  const studs = Array.from({ length: 18 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return (
      disc(dark, x + 21 + column * 30, -393 + row * 72, 9.5) + disc(brass, x + 19 + column * 30, -396 + row * 72, 8)
    );
  });
  const rails = Array.from({ length: 5 }, (_, row) =>
    box(dark, { x: x + 4, y: -362 + row * 72, width: 94, height: 3 }),
  );
  return (
    box(wood, { x, y: -436, width: 102, height: 434 }) +
    box(mix(wood, dark, 0.35), { x: x + 88, y: -436, width: 14, height: 434 }) +
    box(light, { x, y: -436, width: 4, height: 434 }) +
    rails.join('') +
    studs.join('')
  );
}

function post({ light, dark, wood, brass }: Tones): Drawing {
  const links = Array.from({ length: 12 }, (_, index) => `M-6 ${-420 + index * 34}q6-14 12 0q-6 14-12 0z`);
  return (
    box(dark, { x: -14, y: -440, width: 28, height: 438 }) +
    box(wood, { x: -11, y: -440, width: 22, height: 438 }) +
    stroke(light, 2.5, links.join('')) +
    stroke(brass, 5, 'M-34-206q-10 22 0 30q12-6 6-28M36-206q-10 22 0 30q12-6 6-28')
  );
}
