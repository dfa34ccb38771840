/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The shorter side of a photo that somebody sends, at least; a smaller one would be blurred on a card. */
export const shortestSide = 240;
/** The longer side is at most so many times the shorter one: a page shows a longer strip as a line. */
export const widestRatio = 20;

export const isTooSmall = ({ width, height }: Size): boolean => Math.min(width, height) < shortestSide;

export const isTooNarrow = ({ width, height }: Size): boolean =>
  Math.max(width, height) > widestRatio * Math.min(width, height);

/**
 * The longer side to which a photo is scaled down, so that a long narrow one keeps the shortest side that is taken.
 * @param most of the longer side of others
 * @returns pixels; at most `widestRatio` times `shortestSide`, unless `most` is more or the photo is too narrow
 */
export function longestSideFor({ width, height }: Size, most: number): number {
  return Math.max(most, Math.ceil((Math.max(width, height) * shortestSide) / Math.min(width, height)));
}
