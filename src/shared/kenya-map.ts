/** A point on earth, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** What the map of Kenya shows, in degrees, and how large a degree is drawn. */
const view = { west: 33.5, east: 42.3, north: 5.3, south: -5.1, perDegree: 50 };

/** Size of the map's drawing, in its own units; a viewBox for SVG. */
export const kenyaMap = {
  width: (view.east - view.west) * view.perDegree,
  height: (view.north - view.south) * view.perDegree,
};

/**
 * Where a place lies in the map's drawing. So near the equator a degree is as long eastwards as northwards, so the
 * plate carrée keeps shapes and distances.
 * @returns units of `kenyaMap`, from the upper left corner; outside of it for places off the map
 */
export function onKenyaMap({ lat, lng }: Coordinates): { x: number; y: number } {
  return { x: (lng - view.west) * view.perDegree, y: (view.north - lat) * view.perDegree };
}
