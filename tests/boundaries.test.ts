import { describe, expect, test } from 'vitest';
import {
  attemptsOrder,
  backwards,
  exceptions,
  features,
  partIn,
  paymentsOrder,
  serverOrder,
} from './support/import-order.ts';
import { cyclesOf, type Import, importsOf, isTest, sourcesIn, textOf } from './support/imports.ts';

const files = ['src', 'art', 'scripts'].flatMap(sourcesIn);
const ours = files.filter((file) => !isTest(file)).flatMap(importsOf);
const shown = (list: Import[]) => list.map(({ from, to }) => `${from} → ${to}`);
const featureOf = (path: string): string | undefined => {
  const part = partIn('src/server', path);
  return part !== undefined && features.includes(part) ? part : undefined;
};

describe('browser, server and shared code', () => {
  test('there are imports to judge', () => expect(ours.length).toBeGreaterThan(3000));

  test('browser code never imports server code, nor the server browser code', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        (from.startsWith('src/web/') && to.startsWith('src/server/')) ||
        (from.startsWith('src/server/') && to.startsWith('src/web/')) ||
        (from.startsWith('src/shared/') && /^src\/(web|server)\//.test(to)),
    );
    expect(shown(wrong)).toEqual([]);
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

  test('nothing in src imports drawing code: the product reads the files that it built', () => {
    const wrong = files.flatMap(importsOf).filter(({ from, to }) => from.startsWith('src/') && to.startsWith('art/'));
    expect(shown(wrong)).toEqual([]);
  });

  test('drawing code imports itself and src/shared only', () => {
    const wrong = ours.filter(
      ({ from, to }) => from.startsWith('art/') && !to.startsWith('art/') && !to.startsWith('src/shared/'),
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
});

test('imports are written by alias across modules and relatively within one', () => {
  const wrong = files
    .concat(sourcesIn('tests'))
    .flatMap(importsOf)
    .filter(({ from, to, written }) => {
      const isAlias = written.startsWith('#');
      if (moduleOf(to) === undefined || (!isAlias && !written.startsWith('.'))) return false;
      return isAlias === (moduleOf(from) === moduleOf(to));
    });
  expect(wrong.map(({ from, written }) => `${from}: ${written}`)).toEqual([]);
});

describe('the server', () => {
  test('every part of the server has its place in the order', () => {
    const parts = new Set(files.flatMap((file) => partIn('src/server', file.replace(/\.test\.ts$/, '.ts')) ?? []));
    expect([...parts].filter((part) => !serverOrder.includes(part))).toEqual([]);
  });

  test('a part imports only from those before it', () => {
    expect(shown(backwards(ours, 'src/server', serverOrder))).toEqual([]);
  });

  test('every layer of payments has its place in the order, and no other file lies at the top', () => {
    const layers = new Set(files.flatMap((file) => partIn('src/server/payments', file) ?? []));
    expect([...layers].filter((layer) => !paymentsOrder.includes(layer))).toEqual([]);
  });

  test('a layer of payments imports only from those before it', () => {
    expect(shown(backwards(ours, 'src/server/payments', paymentsOrder))).toEqual([]);
    expect(shown(backwards(ours, 'src/server/payments/attempts', attemptsOrder))).toEqual([]);
  });

  test('each exception is still needed', () => {
    const idle = exceptions.filter(({ from, to }) => !ours.some((one) => from.test(one.from) && to.test(one.to)));
    expect(idle).toEqual([]);
  });

  test('no file imports the simulators statically, so that production never loads them', () => {
    const wrong = ours.filter(
      ({ from, to, typeOnly, dynamic }) =>
        to.startsWith('src/server/sandbox/') && !from.startsWith('src/server/sandbox/') && !typeOnly && !dynamic,
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('across features only use cases, queries, tables and pure rules are imported', () => {
    const wrong = ours.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other && !isPublic(to);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('queries neither lock nor write', () => {
    const writing = files
      .filter((file) => isQueries(file) && file.startsWith('src/server/'))
      .filter((file) => locksOrWrites(textOf(file)));
    expect(writing).toEqual([]);
  });

  test('queries call nothing that locks or writes: no file lock-….ts, no such function of a repository', () => {
    const wrong = ours
      .filter(({ from, typeOnly }) => isQueries(from) && from.startsWith('src/server/') && !typeOnly)
      .filter(({ from, to }) => {
        const name = to.split('/').at(-1) ?? '';
        if (name.startsWith('lock-')) return valuesOf(from, to).length > 0;
        return name === 'repository.ts' && valuesOf(from, to).some((value) => locksOrWrites(bodyOf(to, value)));
      });
    expect(shown(wrong)).toEqual([]);
  });
});

test('no files import each other in a circle, not even by types', () => {
  expect(cyclesOf(ours)).toEqual([]);
});

/** A part of the server, a part or a feature of the pages, the shared code, the tests, the drawing code; undefined: no alias leads there. */
function moduleOf(path: string): string | undefined {
  const [, part] =
    /^(src\/server(?:\/[^/]+(?=\/))?|src\/web\/features\/[^/]+|src\/web(?:\/[^/]+(?=\/))?|src\/shared|tests|art)\//.exec(
      path,
    ) ?? [];
  return part;
}

const locksOrWrites = (text: string) =>
  /\.for\('|\.insert\(|\.update\(|\.delete\(|\bfor update\b|\benqueue\(/.test(text);

/** The names that a file imports from another as values, not as types. */
function valuesOf(from: string, to: string): string[] {
  const written = importsOf(from)
    .filter((one) => one.to === to && !one.typeOnly)
    .map((one) => one.written);
  return [...textOf(from).matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , path = '']) => written.includes(path))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The text of an exported function, up to the next declaration that is exported. */
function bodyOf(file: string, name: string): string {
  const [, body = ''] = textOf(file).split(new RegExp(`export (?:async )?(?:function|const) ${name}\\b`));
  return body.split(/\nexport /)[0] ?? '';
}

const isQueries = (path: string) => /\/(\w+-)?queries\.ts$/.test(path);

/** What another feature may import: see "Boundaries, checked" in docs/architecture.md. */
function isPublic(path: string): boolean {
  return isQueries(path) || path.endsWith('/tables.ts') || isUseCase(path) || isRule(path);
}

/** `create-booking.ts` exports `createBooking`. */
function isUseCase(path: string): boolean {
  const name = path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
  const camelCase = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`export (async )?(function|const) ${camelCase}\\b`).test(textOf(path));
}

/** Pure arithmetic or wording: neither it nor what it imports touches the database, the queue or the network. */
function isRule(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return true;
  seen.add(path);
  return importsOf(path)
    .filter(({ typeOnly }) => !typeOnly)
    .every(({ to }) => to.startsWith('src/shared/') || (featureOf(to) !== undefined && isRule(to, seen)));
}
