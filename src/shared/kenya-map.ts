/** A geographic position in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The bounds of the map of Kenya in degrees, and the size of a degree in the map's units. */
const view = { west: 33.5, east: 42.3, north: 5.3, south: -5.1, perDegree: 50 };

/** The size of the map in its own units, for the viewBox of an SVG. */
export const kenyaMap = {
  width: (view.east - view.west) * view.perDegree,
  height: (view.north - view.south) * view.perDegree,
};

/**
 * The position of a place on the map, in the plate carrée projection. Near the equator a degree of longitude is as long
 * as a degree of latitude, so this projection keeps shapes and distances.
 * @returns units of `kenyaMap`, from the upper left corner; beyond the map's size for places that lie outside it
 */
export function onKenyaMap({ lat, lng }: Coordinates): { x: number; y: number } {
  return { x: (lng - view.west) * view.perDegree, y: (view.north - lat) * view.perDegree };
}

/** The place at a point of the map, the inverse of `onKenyaMap`. */
export function fromKenyaMap({ x, y }: { x: number; y: number }): Coordinates {
  return { lat: view.north - y / view.perDegree, lng: view.west + x / view.perDegree };
}
