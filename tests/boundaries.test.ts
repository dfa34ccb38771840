import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A feature imports only from those before it (docs/architecture.md). */
const featureOrder = [
  'audit',
  'settings',
  'accounts',
  'catalogue',
  'loyalty',
  'bookings',
  'payments',
  'reviews',
  'messaging',
  'support',
  'providers',
  'assistant',
  'notifications',
  'admin',
  'demo',
];
/** Parts of the server that know no feature. */
const ground = ['http', 'db', 'jobs', 'outside', 'scenes', 'pictures', 'papers', 'sandbox'];
/** The files at the top of src/server that put everything together. */
const assembling = ['product', 'start', 'main'];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** `import('…')`: loaded only where and when it is asked for. */
  dynamic: boolean;
}

const files = ['src', 'scripts'].flatMap((folder) => list(join(root, folder)));
const imports = files.flatMap(importsOf);

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'/g,
  );
  return [...found].map((match) => ({
    from: relative(root, file),
    to: target(file, match[2] ?? match[3] ?? match[4] ?? ''),
    typeOnly: match[1] !== undefined,
    dynamic: match[3] !== undefined,
  }));
}

function target(file: string, name: string): string {
  if (name.startsWith('.')) return relative(root, resolve(dirname(file), name));
  return name.replace(/^#(shared|server|web)\//, 'src/$1/');
}

const isTest = (path: string) => /\.test\.tsx?$|fixture|test-support/.test(path);
const ours = imports.filter(({ from }) => !isTest(from));
const featureOf = (path: string) => /^src\/server\/([^/]+)\/.+/.exec(path)?.[1];
const shown = (list: Import[]) => list.map(({ from, to }) => `${from} → ${to}`);

describe('boundaries', () => {
  test('there are imports to judge', () => expect(ours.length).toBeGreaterThan(200));

  test('browser code never imports server code, nor the server browser code', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        (from.startsWith('src/web/') && to.startsWith('src/server/')) ||
        (from.startsWith('src/server/') && to.startsWith('src/web/')) ||
        (from.startsWith('src/shared/') && /^src\/(web|server)\//.test(to)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('every folder of the server is a feature or ground, so that none escapes judgement', () => {
    const folders = new Set(files.flatMap((file) => featureOf(relative(root, file)) ?? []));
    expect([...folders].filter((folder) => !featureOrder.includes(folder) && !ground.includes(folder))).toEqual([]);
  });

  test('src/shared imports itself only, and zod in schemas only: no I/O, no other library', () => {
    const wrong = ours.filter(
      ({ from, to, typeOnly }) =>
        from.startsWith('src/shared/') &&
        !to.startsWith('src/shared/') &&
        !(to === 'zod' && (typeOnly || from.endsWith('.schemas.ts'))),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('scenes are pure: they import themselves and src/shared only', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        featureOf(from) === 'scenes' && !to.startsWith('src/server/scenes/') && !to.startsWith('src/shared/'),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('in the browser controls and helpers know no feature, and features know no route', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        (/^src\/web\/(ui|lib)\//.test(from) && /^src\/web\/(features|routes|shell)\//.test(to)) ||
        (from.startsWith('src/web/features/') && /^src\/web\/routes\//.test(to)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('nothing loads the simulators with itself: production never has them in memory', () => {
    const wrong = ours.filter(
      ({ from, to, typeOnly, dynamic }) =>
        to.startsWith('src/server/sandbox/') && featureOf(from) !== 'sandbox' && !typeOnly && !dynamic,
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('adapters know nothing of the database, the queue or HTTP routes', () => {
    const wrong = ours.filter(
      ({ from, to }) => featureOf(from) === 'outside' && /^src\/server\/(db|jobs|http)\//.test(to),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('a feature imports only from those before it', () => {
    const wrong = ours.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      if (!own || !other || own === other || ground.includes(other)) return false;
      if (ground.includes(own)) return !isReadOnly(from, to) && !mayKnow(own, to);
      if (isReadOnly(from, to)) return false;
      return featureOrder.indexOf(other) > featureOrder.indexOf(own);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test("nobody reaches into another feature's rows", () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        to.endsWith('/repository.ts') && featureOf(from) !== featureOf(to) && featureOf(to) !== undefined,
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('only what puts the product together imports from the top of src/server', () => {
    const wrong = ours.filter(({ from, to }) => {
      const top = /^src\/server\/([^/]+)\.ts$/.exec(to)?.[1];
      return top !== undefined && assembling.includes(top) && !/^src\/server\/[^/]+\.ts$/.test(from);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('features have no import cycles', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to, typeOnly } of ours) {
      const [own, other] = [featureOf(from), featureOf(to)];
      if (typeOnly || !own || !other || own === other || ground.includes(own) || isReadOnly(from, to)) continue;
      edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
    const cyclic = [...edges.keys()].filter((start) => reaches(edges, start, start));
    expect(cyclic).toEqual([]);
  });
});

/** Reads may join any table: the one exception to the order. */
function isReadOnly(from: string, to: string): boolean {
  return to.endsWith('/tables.ts') && /\/(queries|tables|schema|search)\.ts$/.test(from);
}

/** The demo's clock is a row of the settings. */
const mayKnow = (own: string, to: string) => own === 'sandbox' && to === 'src/server/settings/tables.ts';

function reaches(edges: Map<string, Set<string>>, from: string, goal: string, seen = new Set<string>()): boolean {
  for (const next of edges.get(from) ?? []) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(edges, next, goal, seen.add(next))) return true;
  }
  return false;
}
