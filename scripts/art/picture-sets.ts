import { type Drawn, drawMap, drawScene, isRecipe } from '#art/draw.ts';
import { drawSitePictures } from '#art/site-pictures.ts';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { galleries, mapName } from '#server/demo/data/galleries.ts';

/** A drawing under the name that the product knows. */
export interface NamedDrawing extends Drawn {
  name: string;
}

/** Draws what belongs into each folder of `pictures/`. */
export const pictureSets: Record<'site' | 'demo', () => NamedDrawing[]> = {
  site: drawSitePictures,
  demo: drawDemoPictures,
};

function drawDemoPictures(): NamedDrawing[] {
  const names = new Set<string>(Object.values(galleries).flat());
  return [
    ...[...names].map((name) => {
      if (!isRecipe(name)) throw new Error(`${name} is no scene in a light that it was looked at in`);
      return { name, ...drawScene(name) };
    }),
    ...catalogue.services.map(({ key, lat, lon, location }) => ({
      name: mapName(key),
      ...drawMap({ lat, lon }, location),
    })),
  ];
}
