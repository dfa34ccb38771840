import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { langs } from '#shared/languages.ts';
import type { WorkerBuild } from '#web/worker/build.ts';
import { manifestName, webManifest } from '#web/worker/manifest.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const root = fileURLToPath(new URL('../', import.meta.url));

/** Builds, together with the pages, the service worker /sw.js (it lists the files by name) and the manifest in each language. */
export function offlinePlugin(): Plugin {
  return {
    name: 'twende-offline',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(factsOf(bundle)) });
      for (const lang of langs) {
        const source = JSON.stringify(webManifest(lang));
        this.emitFile({ type: 'asset', fileName: manifestName(lang), source });
      }
    },
  };
}

async function workerCode(facts: WorkerBuild): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { workerBuild: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}src/web/worker/main.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** The files and texts that the worker needs. @throws Error when one of the files does not exist */
function factsOf(bundle: Bundle): WorkerBuild {
  const files = Object.values(bundle);
  const chunks = files.filter((file): file is Chunk => file.type === 'chunk');
  const named = (start: string) => {
    const file = files.find(({ fileName }) => basename(fileName).startsWith(start));
    if (!file) throw new Error(`The worker needs a file ${start}…, which the build has not made`);
    return `/${file.fileName}`;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const ownPages = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => /\/src\/web\/routes\/\(signed-in\)\/dashboard\//.test(id)),
  );
  const checkIn = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) =>
      /\/src\/web\/(?:routes\/\(signed-in\)\/provider\/(?:route|check-in)\.tsx|features\/provider-bookings\/check-in|lib\/offline\/check-ins\/)/.test(
        id,
      ),
    ),
  );
  const maps = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/web/ui/kenya-land.ts'));
  const shell = chunks.filter(({ facadeModuleId }) =>
    /\/src\/web\/(?:shell|ui\/toaster|lib\/text-files)/.test(facadeModuleId ?? ''),
  );
  // By what is in them: a chunk that other pages share as well has no module of its own name.
  const listing = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) =>
      /\/src\/web\/features\/(?:listing\/(?:booking|sections)\/|stay-choice\/party-field)/.test(id),
    ),
  );
  const words = (lang: string, ...sources: string[]) => {
    const names = sources.flatMap(namespacesIn).map((name) => `/i18n/${lang}/${name}.ts`);
    return withImports(
      bundle,
      chunks.filter(({ facadeModuleId }) => names.some((name) => facadeModuleId?.endsWith(name))),
    );
  };
  return {
    fonts: { display: named('young-serif-'), text: named('figtree-') },
    shellParts: withImports(bundle, [...entries, ...shell]),
    bookingParts: {
      any: [named('young-serif-'), named('figtree-'), ...withImports(bundle, [...entries, ...ownPages, ...maps])],
      en: words('en', dashboard),
      sw: words('sw', dashboard),
    },
    checkInParts: {
      any: [named('young-serif-'), named('figtree-'), ...withImports(bundle, [...entries, ...checkIn])],
      en: words('en', ...checkInRoutes),
      sw: words('sw', ...checkInRoutes),
    },
    listingParts: { any: withImports(bundle, listing), en: words('en', panel), sw: words('sw', panel) },
  };
}

const dashboard = `${root}src/web/routes/(signed-in)/dashboard`;
const panel = `${root}src/web/features/listing/booking`;

const provider = `${root}src/web/routes/(signed-in)/provider`;
const checkInRoutes = [`${provider}/route.tsx`, `${provider}/check-in.tsx`];

/** The text namespaces that a file, or the files in a folder, load; those of every page come with its HTML. */
function namespacesIn(source: string): string[] {
  const files = source.endsWith('.tsx')
    ? [source]
    : readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join(source, file));
  const calls = files.flatMap((file) => readFileSync(file, 'utf8').match(/texts\.load\([^)]*\)/g) ?? []);
  return [...new Set(calls.flatMap((call) => call.match(/(?<=')[\w-]+(?=')/g) ?? []))];
}

/** Addresses of chunks and of all that they cannot run without. */
function withImports(bundle: Bundle, chunks: readonly Chunk[], found = new Set<string>()): string[] {
  for (const chunk of chunks) {
    if (found.has(`/${chunk.fileName}`)) continue;
    found.add(`/${chunk.fileName}`);
    const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
    withImports(bundle, imported, found);
  }
  return [...found];
}
