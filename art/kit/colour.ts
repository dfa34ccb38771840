/** A colour as #rrggbb. */
export type Hex = `#${string}`;

const parts = (colour: Hex): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** So much of the second in the first: 0 is the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const [from, to] = [parts(first), parts(second)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const lighter = (colour: Hex, share: number): Hex => mix(colour, '#ffffff', share);
