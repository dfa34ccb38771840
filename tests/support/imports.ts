import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface Import {
  /** Paths from the root of the repository. */
  from: string;
  /** A path, or the name of a package. */
  to: string;
  /** As it is written. */
  written: string;
  typeOnly: boolean;
  /** `import('…')`: loaded only where and when it is asked for. */
  dynamic: boolean;
}

/** All sources below a folder, as paths from the root; generated ones are left out. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every import of a file, types included. */
export function importsOf(file: string): Import[] {
  const found = textOf(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'/g,
  );
  return [...found].map((match) => ({
    from: file,
    to: target(file, writtenIn(match)),
    written: writtenIn(match),
    typeOnly: match[1] !== undefined,
    dynamic: match[3] !== undefined,
  }));
}

const writtenIn = (match: RegExpExecArray): string => match[2] ?? match[3] ?? match[4] ?? '';

function target(file: string, name: string): string {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name));
  return name.replace(/^#(art|tests)\//, '$1/').replace(/^#(shared|server|web)\//, 'src/$1/');
}

export const isTest = (path: string): boolean => /\.test\.tsx?$|fixture|test-support|test-server/.test(path);

/** The groups of files that import each other in a circle, types included; `import('…')` breaks a circle. */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, dynamic } of imports) if (!dynamic) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's algorithm: a file whose lowest reachable number is its own closes a group.
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    path.push(file);
    let low = own;
    for (const other of next.get(file) ?? []) {
      if (!next.has(other)) continue;
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (path.includes(other)) low = Math.min(low, lowest.get(other) ?? own);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
