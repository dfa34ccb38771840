// Makes src/shared/kenya-outline.ts from Natural Earth's borders: `node scripts/kenya-map.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import { type GeoContext, geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Line, turkana, victoria } from '#art/map/waters.ts';
import { kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';

type Point = [x: number, y: number];

/** Details of the border smaller than this, in units of the map, are left out. */
const tolerance = 0.45;

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
const atlas: Countries = JSON.parse(await readFile('node_modules/world-atlas/countries-10m.json', 'utf8'));
const all = atlas.objects.countries.geometries as (Polygon<{ name: string }> | MultiPolygon<{ name: string }>)[];
const kenya = all.find(({ properties }) => properties?.name === 'Kenya');
if (!kenya) throw new Error('The atlas has no Kenya');
const near = ['Ethiopia', 'S. Sudan', 'Somalia', 'Tanzania', 'Uganda'];
const neighbours = all.filter(({ properties }) => near.includes(properties?.name ?? ''));

const origin = onKenyaMap({ lat: 0, lng: 0 });
const perDegree = onKenyaMap({ lat: 0, lng: 1 }).x - origin.x;
const projection = geoEquirectangular()
  .precision(0)
  .scale((perDegree * 180) / Math.PI)
  .translate([origin.x, origin.y])
  .clipExtent([
    [-8, -8],
    [kenyaMap.width + 8, kenyaMap.height + 8],
  ]);

const outline = {
  kenya: drawn(ringsOf(feature(atlas, kenya))),
  neighbours: neighbours.map((country) => drawn(ringsOf(feature(atlas, country)))).join(''),
  // Natural Earth's countries include their lakes.
  turkana: drawn([shoreOf(turkana)]),
  victoria: drawn([shoreOf(victoria)]),
};
const lines = Object.entries(outline).map(([name, path]) => `  ${name}:\n    '${path}',\n`);
await writeFile(
  'src/shared/kenya-outline.ts',
  `/** Paths of the map of Kenya in the units of \`kenyaMap\`. Made by scripts/kenya-map.ts from Natural Earth, public domain. */\nexport const kenyaOutline = {\n${lines.join('')}};\n`,
);
for (const [name, path] of Object.entries(outline)) console.log(`${name}: ${path.length} characters`);

function shoreOf(line: Line): Point[] {
  return line.map(([lng, lat]) => {
    const { x, y } = onKenyaMap({ lat, lng });
    return [x, y];
  });
}

function ringsOf(shape: Parameters<ReturnType<typeof geoPath>>[0]): Point[][] {
  const rings: Point[][] = [];
  const pen: GeoContext = {
    beginPath: () => undefined,
    closePath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
  };
  geoPath(projection, pen)(shape);
  return rings;
}

function drawn(rings: Point[][]): string {
  return rings
    .map(simplified)
    .filter((ring) => ring.length > 3)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`)
    .join('')
    .replaceAll('.0', '');
}

/** Simplifies a line by the algorithm of Douglas and Peucker: the farthest point stays, then the same on both sides of it. */
function simplified(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  // A ring begins where it ends, so it is split once before distances from a line can be measured.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
