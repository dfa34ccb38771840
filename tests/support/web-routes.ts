import { relative } from 'node:path';
import { importsOf, isTest, root, sourcesIn } from './imports.ts';

const imported = new Map(
  sourcesIn('src/web').map((file) => [relative(root, file), importsOf(file).map(({ to }) => to)] as const),
);

/** The files of all routes, from the project's folder. */
export const webRoutes = [...imported.keys()].filter((file) => file.startsWith('src/web/routes/') && !isTest(file));

/** The address of the page that a file of routes makes, such as `/services/$serviceId`. */
export const pathOfRoute = (file: string): string =>
  `/${file
    .replace('src/web/routes/', '')
    .replace(/\.tsx$/, '')
    .replace(/\([\w-]+\)\//g, '')
    .replace(/_?\./g, '/')
    .replace(/(?:^|\/)(?:index|route)$/, '')}`;

/** A file of `src/web` and all that it imports, lazily too. */
export function withImports(file: string, found = new Set<string>()): Set<string> {
  if (!imported.has(file) || found.has(file)) return found;
  found.add(file);
  for (const other of imported.get(file) ?? []) withImports(other, found);
  return found;
}
