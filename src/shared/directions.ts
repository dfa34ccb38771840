/**
 * The address of a page with the way to a position, from wherever the reader is. A phone opens it in its app for maps.
 * @param position in degrees
 */
export function directionsTo({ lat, lon }: { lat: number; lon: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;
}
