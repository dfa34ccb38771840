import { onKenyaMap } from '#shared/kenya-map.ts';

/** The part of a listing that the map needs. */
interface Located {
  id: string;
  location: string;
  lat: number;
  lon: number;
}

/** Listings so near to each other that they share a pin, which is at the place of the first. */
interface Cluster<T extends Located> {
  lat: number;
  lng: number;
  items: T[];
}

/** Listings nearer than this, in units of the map, share a pin, so that each pin can be pressed on a phone. */
const near = 22;

/** Gathers listings into pins, in the order of the list: a listing joins the first pin that is near. */
export function clustersOf<T extends Located>(items: readonly T[]): Cluster<T>[] {
  const clusters: Cluster<T>[] = [];
  for (const item of items) {
    const here = onKenyaMap({ lat: item.lat, lng: item.lon });
    const found = clusters.find((cluster) => {
      const there = onKenyaMap(cluster);
      return Math.hypot(here.x - there.x, here.y - there.y) < near;
    });
    if (found) found.items.push(item);
    else clusters.push({ lat: item.lat, lng: item.lon, items: [item] });
  }
  return clusters;
}

/** The names of the places of a pin, each once, in the order of the list. */
export const placesOf = (items: readonly Located[]): string[] => [...new Set(items.map(({ location }) => location))];
