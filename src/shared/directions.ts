/** A point on the earth, in degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/**
 * The address of a page with the way to a position, from wherever the reader is. A phone opens it in its app for maps.
 */
export function directionsTo({ lat, lon }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;
}
