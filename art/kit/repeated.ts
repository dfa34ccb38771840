import type { Drawing } from './shapes.ts';

/** Names a drawing that is shown many times, so that its text is written once. `id` is unique in the scene. */
export const named = (id: string, drawing: Drawing): Drawing => `<defs><g id="${id}">${drawing}</g></defs>`;

/** A named drawing at a place; a negative `scaleX` turns it round. */
export const again = (
  id: string,
  { x, y, scale, scaleX = scale }: { x: number; y: number; scale: number; scaleX?: number },
): Drawing =>
  `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scaleX.toFixed(2)} ${scale.toFixed(2)})"/>`;
