// Builds the pictures that the product shows, from the code in art/ into pictures/: `npm run art`. Commit what it changes.
import { buildSet } from './art/build-set.ts';
import { pictureSets } from './art/picture-sets.ts';

const folder = new URL('../pictures/', import.meta.url);
let total = 0;
for (const [name, draw] of Object.entries(pictureSets)) {
  const { pictures, changed, bytes } = await buildSet(new URL(`${name}/`, folder), draw());
  total += bytes;
  console.log(`pictures/${name}: ${pictures} pictures, ${megabytes(bytes)}; ${changed.length} drawn anew`);
  for (const one of changed.slice(0, 20)) console.log(`  ${one}`);
}
console.log(`In all ${megabytes(total)}.`);

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}
