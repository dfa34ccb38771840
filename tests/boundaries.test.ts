import { describe, expect, test } from 'vitest';
import {
  attemptsOrder,
  backwards,
  exceptions,
  features,
  locks,
  partIn,
  paymentsOrder,
  serverOrder,
  sharedColumns,
} from './support/import-order.ts';
import { cyclesOf, type Import, importsOf, isTest, sourcesIn, textOf } from './support/imports.ts';

const files = ['src', 'art', 'scripts'].flatMap(sourcesIn);
const ours = files.filter((file) => !isTest(file)).flatMap(importsOf);
const queries = files.filter((file) => file.startsWith('src/server/') && isQueries(file));
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

  test('what few requests need is imported where it is first used, so that a start does not load it', () => {
    const late = ['stripe', 'sharp', 'pdfkit', 'qrcode', 'nodemailer', '@fastify/swagger', '@fastify/swagger-ui'];
    const lateFiles = ['src/server/http/describe-routes.ts', 'src/server/demo/seed.ts'];
    const wrong = ours.filter(
      ({ from, to, typeOnly, dynamic }) =>
        from.startsWith('src/server/') &&
        [...late, ...lateFiles].includes(to) &&
        !(late.includes(to) && lateFiles.includes(from)) &&
        !typeOnly &&
        !dynamic,
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('across features only use cases, queries, tables, pure rules and locks are imported', () => {
    const wrong = ours.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other && !isPublic(to);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('every file of a feature that is named a lock is listed as one, and no other', () => {
    const named = files.filter(
      (file) => featureOf(file) !== undefined && /\/(lock-[\w-]+|[\w-]+-locks?)\.ts$/.test(file),
    );
    expect(named.toSorted()).toEqual(locks.toSorted());
  });

  test('queries neither lock nor write', () => {
    expect(queries.filter((file) => locksOrWrites(textOf(file)))).toEqual([]);
  });

  test('queries import neither a lock nor anything that writes, by way of other files either', () => {
    const isForbidden = (file: string) => locks.includes(file) || locksOrWrites(textOf(file));
    const wrong = queries.flatMap((file) =>
      valueImportsOf(file).flatMap((to) => {
        const path = pathTo(to, isForbidden);
        return path ? [[file, ...path].join(' → ')] : [];
      }),
    );
    expect(wrong).toEqual([]);
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

/** Statements of Drizzle and of SQL, and jobs, which are rows. */
const locksOrWrites = (text: string) =>
  /\.for\('|\.insert\(|\.update\(|\.delete\(|\b(for update|insert into|delete from|pg_advisory\w*)\b|\benqueue\(/.test(
    text,
  );

/** The files of features that a file imports as values, not as types. */
function valueImportsOf(file: string): string[] {
  return importsOf(file)
    .filter(({ to, typeOnly }) => !typeOnly && featureOf(to) !== undefined)
    .map(({ to }) => to);
}

/** The files by which `file` leads to one that `isWanted`, both included; undefined: to none. */
function pathTo(file: string, isWanted: (file: string) => boolean, seen = new Set<string>()): string[] | undefined {
  if (isWanted(file)) return [file];
  seen.add(file);
  for (const next of valueImportsOf(file)) {
    const path = seen.has(next) ? undefined : pathTo(next, isWanted, seen);
    if (path) return [file, ...path];
  }
  return undefined;
}

function isQueries(path: string): boolean {
  return /\/(\w+-)?queries\.ts$/.test(path);
}

/** What another feature may import: see "Boundaries, checked" in docs/architecture.md. */
function isPublic(path: string): boolean {
  const isListed = locks.includes(path) || sharedColumns.includes(path);
  return (
    isListed ||
    isQueries(path) ||
    path.endsWith('/tables.ts') ||
    path.endsWith('/own-data.ts') ||
    isUseCase(path) ||
    isRule(path)
  );
}

/**
 * `create-booking.ts` exports `createBooking(app, …)`, which opens a transaction, or takes `tx` to join its caller's; one
 * that only reads may take `db`.
 */
function isUseCase(path: string): boolean {
  const name = path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
  const camelCase = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const first = '[^(]*\\(\\s*(?:app: App|tx: Tx|db: (?:Db|DbOrTx))\\b';
  return new RegExp(`^export (async )?(function|const) ${camelCase}\\b${first}`, 'm').test(textOf(path));
}

/** Pure arithmetic or wording: neither it nor what it imports touches the database, the queue or the network. */
function isRule(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return true;
  seen.add(path);
  return importsOf(path)
    .filter(({ typeOnly }) => !typeOnly)
    .every(({ to }) => to.startsWith('src/shared/') || (featureOf(to) !== undefined && isRule(to, seen)));
}
