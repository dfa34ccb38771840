import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Counts what Node is asked to look up, then loads `start.ts` with what is tested here. */
const counting = `
  import { registerHooks } from 'node:module';
  import { lookUpModulesOnce } from ${JSON.stringify(join(import.meta.dirname, 'module-lookups.ts'))};
  const asked = [];
  registerHooks({ resolve: (specifier, context, next) => (asked.push(specifier), next(specifier, context)) });
  lookUpModulesOnce();
  const said = await import('./start.ts').then(({ said }) => said, ({ code }) => code);
  console.log(JSON.stringify({ said, asked }));`;

async function load(files: Record<string, string>): Promise<{ said: unknown; asked: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'twende-modules-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, 'count.mjs': counting })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { stdout } = await run(process.execPath, [join(folder, 'count.mjs')]);
  return JSON.parse(stdout);
}

const ours = {
  'package.json': '{"type":"module","imports":{"#parts/*":"./parts/*"}}',
  'node_modules/tool/package.json': '{"type":"module","version":"2.0.0","exports":"./index.js"}',
  'node_modules/tool/index.js': "export const version = '2';",
};

test('a package and a file of ours are looked up once, however many import them', async () => {
  const { said, asked } = await load({
    ...ours,
    'start.ts': "import '#parts/one.ts'; import '#parts/two.ts'; export { version as said } from 'tool';",
    'parts/one.ts': "import 'tool'; import '#parts/two.ts'; import './three.ts'; import './four.ts';",
    'parts/two.ts': "import 'tool'; import './three.ts';",
    'parts/three.ts': 'export {};',
    'parts/four.ts': 'export {};',
  });
  expect(said).toBe('2');
  const times = (name: string) => asked.filter((one) => one === name).length;
  expect([times('tool'), times('#parts/two.ts')]).toEqual([1, 1]);
  // The first file of a folder says what kind of module all of them are.
  expect([times('./three.ts'), times('./four.ts')]).toEqual([1, 0]);
});

test('a package has its own version of another, a file that is required is found, and JSON stays JSON', async () => {
  const { said } = await load({
    ...ours,
    'start.ts': `import { createRequire } from 'node:module';
      import { version } from 'tool';
      import { inner } from 'old';
      import facts from './facts.json' with { type: 'json' };
      import more from './more.json' with { type: 'json' };
      export const said = [version, inner, createRequire(import.meta.url)('old').inner, facts.of + more.of];`,
    'facts.json': '{"of":"Ken"}',
    'more.json': '{"of":"ya"}',
    'node_modules/old/package.json':
      '{"type":"module","exports":{"require":"./required.cjs","import":"./imported.js"}}',
    'node_modules/old/imported.js': "export { version as inner } from 'tool';",
    'node_modules/old/required.cjs': "exports.inner = 'required';",
    'node_modules/old/node_modules/tool/package.json': '{"type":"module","exports":"./index.js"}',
    'node_modules/old/node_modules/tool/index.js': "export const version = '1';",
  });
  expect(said).toEqual(['2', '1', 'required', 'Kenya']);
});

test('a file that is missing is an error, also in a folder whose files are known', async () => {
  const { said } = await load({ ...ours, 'start.ts': "import './one.ts'; import './two.ts';", 'one.ts': 'export {};' });
  expect(said).toBe('ENOENT');
});
